import type { names as english } from '../../en/cult-of-the-deep/names.ts';

export const names: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'game.name': 'Cult of the Deep',
  'game.tagline': 'Lancia i dadi, tradisci, muori e tormenta i vivi finché la tua fazione non vince.',

  // Roles
  'name.high-priest': 'Sommo Sacerdote',
  'name.faithful': 'Fedele',
  'name.cabalist': 'Cabalista',
  'name.repentant-heretic': 'Eretico pentito',
  'name.vengeful-heretic': 'Eretico vendicativo',

  // Characters
  'name.alchemist': 'Alchimista',
  'name.alchemist-ii': 'Alchimista II',
  'name.sorceress': 'Maga',
  'name.sorceress-ii': 'Maga II',
  'name.merchant': 'Mercante',
  'name.merchant-ii': 'Mercante II',
  'name.guardian': 'Guardiano',
  'name.guardian-ii': 'Guardiano II',
  'name.assassin': 'Assassino',
  'name.assassin-ii': 'Assassino II',
  'name.faceless': 'Senza Volto',
  'name.faceless-ii': 'Senza Volto II',
  'name.librarian': 'Bibliotecario',
  'name.librarian-ii': 'Bibliotecario II',
  'name.blood-mage': 'Mago del sangue',
  'name.blood-mage-ii': 'Mago del sangue II',
  'name.reaper': 'Mietitore',
  'name.reaper-ii': 'Mietitore II',
  'name.necromancer': 'Negromante',

  // Sigils
  'name.sigil-of-revocation': 'Sigillo di revoca',
  'name.sigil-of-portents': 'Sigillo dei presagi',
  'name.sigil-of-duplicity': 'Sigillo di doppiezza',
  'name.sigil-of-larceny': 'Sigillo del furto',
  'name.sigil-of-transfusion': 'Sigillo di trasfusione',
  'name.sigil-of-warding': 'Sigillo di protezione',
  'name.sigil-of-reflection': 'Sigillo di riflesso',
  'name.sigil-of-corruption': 'Sigillo di corruzione',
  'name.sigil-of-mercy': 'Sigillo di clemenza',
  'name.sigil-of-agony': 'Sigillo di agonia',
  'name.sigil-of-frenzy': 'Sigillo di frenesia',
  'name.sigil-of-renewal': 'Sigillo di rinnovamento',
  'name.sigil-of-ascension': 'Sigillo di ascesa',
  'name.sigil-of-banishment': 'Sigillo di esilio',

  // Wraiths
  'name.banshee': 'Banshee',
  'name.poltergeist': 'Poltergeist',
  'name.devourer': 'Divoratore',
  'name.specter': 'Spettro',
  'name.revenant': 'Redivivo',
  'name.phantom': 'Fantasma',

  // Rituals
  'name.kraken': 'Kraken',
  'name.ancient-shadow': 'Ombra antica',
  'name.ancient-chant': 'Canto antico',
  'name.altar-sacrifice': 'Sacrificio sull’altare',
  'name.sirens': 'Sirene',
  'name.transmutation': 'Trasmutazione',
  'name.sea-hydra': 'Idra marina',
  'name.astral-rift': 'Squarcio astrale',
  'name.lamia': 'Lamia',
  'name.tribute-to-nycen': 'Tributo a Nycen',
  'name.blood-rites': 'Riti di sangue',

  // Faces, and what else moves a marker
  'name.dagger': 'Pugnale',
  'name.double-dagger': 'Doppio pugnale',
  'name.blood': 'Sangue',
  'name.parchment': 'Pergamena',
  'name.ancient': 'Antico',
  'name.cosmos': 'Cosmo',
  'name.kill': 'Uccisione',

  // Dice, coins and tokens
  'name.cultist-die': 'Dado cultista',
  'name.wraith-die': 'Dado spirito',
  'name.kraken-die': 'Dado Kraken',
  'name.siren-coin': 'Moneta Sirena',
  'name.chant-coin': 'Moneta Canto',
  'name.necromancer-coin': 'Moneta Negromante',
  'name.coin.chant': 'moneta Canto',
  'name.coin.siren': 'moneta Sirena',
  'name.coin.necromancer': 'moneta Negromante',
  'name.shadow-token': 'Segnalino Ombra',
  'name.faceless-token': 'Segnalino Senza Volto',
  'name.life': 'punto vita',

  // Other causes of what happens
  'name.die': 'un dado',
  'name.power-symbol': 'simbolo di potere',
  'name.trade': 'uno scambio',
  'name.merchant-of-death': 'Mercante di morte',
  'name.dont-be-so-selfish': 'Non fare l’egoista',

  // Phases
  'name.phase.setup': 'Preparazione',
  'name.phase.upkeep': 'Mantenimento',
  'name.phase.roll': 'Fase di Lancio',
  'name.phase.commit': 'Fase di Assegnazione',
  'name.phase.response': 'Fase di Risposta',
  'name.phase.resolve': 'Fase di Risoluzione',
  'name.phase.between': 'Tra i turni',

  'name.pool': 'la riserva',
  'name.idle': 'senza bersaglio',
  'name.nobody': 'nessuno',
};
