/** Names. They fill gaps in other texts. */
export const names = {
  'game.name': 'Cult of the Deep',
  'game.tagline': 'Roll, betray, die, and haunt the living until your faction has won.',

  // Roles
  'name.high-priest': 'High Priest',
  'name.faithful': 'Faithful',
  'name.cabalist': 'Cabalist',
  'name.repentant-heretic': 'Repentant Heretic',
  'name.vengeful-heretic': 'Vengeful Heretic',

  // Characters
  'name.alchemist': 'Alchemist',
  'name.alchemist-ii': 'Alchemist II',
  'name.sorceress': 'Sorceress',
  'name.sorceress-ii': 'Sorceress II',
  'name.merchant': 'Merchant',
  'name.merchant-ii': 'Merchant II',
  'name.guardian': 'Guardian',
  'name.guardian-ii': 'Guardian II',
  'name.assassin': 'Assassin',
  'name.assassin-ii': 'Assassin II',
  'name.faceless': 'Faceless',
  'name.faceless-ii': 'Faceless II',
  'name.librarian': 'Librarian',
  'name.librarian-ii': 'Librarian II',
  'name.blood-mage': 'Blood Mage',
  'name.blood-mage-ii': 'Blood Mage II',
  'name.reaper': 'Reaper',
  'name.reaper-ii': 'Reaper II',
  'name.necromancer': 'Necromancer',

  // Sigils
  'name.sigil-of-revocation': 'Sigil of Revocation',
  'name.sigil-of-portents': 'Sigil of Portents',
  'name.sigil-of-duplicity': 'Sigil of Duplicity',
  'name.sigil-of-larceny': 'Sigil of Larceny',
  'name.sigil-of-transfusion': 'Sigil of Transfusion',
  'name.sigil-of-warding': 'Sigil of Warding',
  'name.sigil-of-reflection': 'Sigil of Reflection',
  'name.sigil-of-corruption': 'Sigil of Corruption',
  'name.sigil-of-mercy': 'Sigil of Mercy',
  'name.sigil-of-agony': 'Sigil of Agony',
  'name.sigil-of-frenzy': 'Sigil of Frenzy',
  'name.sigil-of-renewal': 'Sigil of Renewal',
  'name.sigil-of-ascension': 'Sigil of Ascension',
  'name.sigil-of-banishment': 'Sigil of Banishment',

  // Wraiths
  'name.banshee': 'Banshee',
  'name.poltergeist': 'Poltergeist',
  'name.devourer': 'Devourer',
  'name.specter': 'Specter',
  'name.revenant': 'Revenant',
  'name.phantom': 'Phantom',

  // Rituals
  'name.kraken': 'Kraken',
  'name.ancient-shadow': 'Ancient Shadow',
  'name.ancient-chant': 'Ancient Chant',
  'name.altar-sacrifice': 'Altar Sacrifice',
  'name.sirens': 'Sirens',
  'name.transmutation': 'Transmutation',
  'name.sea-hydra': 'Sea Hydra',
  'name.astral-rift': 'Astral Rift',
  'name.lamia': 'Lamia',
  'name.tribute-to-nycen': 'Tribute to Nycen',
  'name.blood-rites': 'Blood Rites',

  // Faces, and what else moves a marker
  'name.dagger': 'Dagger',
  'name.double-dagger': 'Double Dagger',
  'name.blood': 'Blood',
  'name.parchment': 'Parchment',
  'name.ancient': 'Ancient',
  'name.cosmos': 'Cosmos',
  'name.kill': 'Kill',

  // Dice, coins and tokens
  'name.cultist-die': 'Cultist die',
  'name.wraith-die': 'Wraith die',
  'name.kraken-die': 'Kraken die',
  'name.siren-coin': 'Siren coin',
  'name.chant-coin': 'Chant coin',
  'name.necromancer-coin': 'Necromancer coin',
  'name.coin.chant': 'Chant coin',
  'name.coin.siren': 'Siren coin',
  'name.coin.necromancer': 'Necromancer coin',
  'name.shadow-token': 'Shadow token',
  'name.faceless-token': 'Faceless token',
  'name.life': 'Life',

  // Other causes of what happens
  'name.die': 'a die',
  'name.power-symbol': 'power symbol',
  'name.trade': 'a trade',
  'name.merchant-of-death': 'Merchant of Death',
  'name.dont-be-so-selfish': 'Don’t Be So Selfish',

  // Phases
  'name.phase.setup': 'Setup',
  'name.phase.upkeep': 'Upkeep',
  'name.phase.roll': 'Roll phase',
  'name.phase.commit': 'Commit phase',
  'name.phase.response': 'Response phase',
  'name.phase.resolve': 'Resolve phase',
  'name.phase.between': 'Between turns',

  'name.pool': 'the pool',
  'name.idle': 'idle',
  'name.nobody': 'nobody',
};
