/** Names. They fill gaps in other texts. */
import type { names as english } from '../../en/cult-of-the-deep/names.ts';

export const names: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'game.name': 'Cult of the Deep',
  'game.tagline': 'Lancez les dés, trahissez, mourez et hantez les vivants jusqu’à la victoire de votre faction.',

  // Roles
  'name.high-priest': 'Grand Prêtre',
  'name.faithful': 'Fidèle',
  'name.cabalist': 'Cabaliste',
  'name.repentant-heretic': 'Hérétique pénitent',
  'name.vengeful-heretic': 'Hérétique vengeur',

  // Characters
  'name.alchemist': 'Alchimiste',
  'name.alchemist-ii': 'Alchimiste II',
  'name.sorceress': 'Sorcière',
  'name.sorceress-ii': 'Sorcière II',
  'name.merchant': 'Marchand',
  'name.merchant-ii': 'Marchand II',
  'name.guardian': 'Gardien',
  'name.guardian-ii': 'Gardien II',
  'name.assassin': 'Assassin',
  'name.assassin-ii': 'Assassin II',
  'name.faceless': 'Sans-visage',
  'name.faceless-ii': 'Sans-visage II',
  'name.librarian': 'Bibliothécaire',
  'name.librarian-ii': 'Bibliothécaire II',
  'name.blood-mage': 'Mage de sang',
  'name.blood-mage-ii': 'Mage de sang II',
  'name.reaper': 'Faucheur',
  'name.reaper-ii': 'Faucheur II',
  'name.necromancer': 'Nécromancien',

  // Sigils
  'name.sigil-of-revocation': 'Sceau de révocation',
  'name.sigil-of-portents': 'Sceau des présages',
  'name.sigil-of-duplicity': 'Sceau de duplicité',
  'name.sigil-of-larceny': 'Sceau de larcin',
  'name.sigil-of-transfusion': 'Sceau de transfusion',
  'name.sigil-of-warding': 'Sceau de protection',
  'name.sigil-of-reflection': 'Sceau de réflexion',
  'name.sigil-of-corruption': 'Sceau de corruption',
  'name.sigil-of-mercy': 'Sceau de clémence',
  'name.sigil-of-agony': 'Sceau d’agonie',
  'name.sigil-of-frenzy': 'Sceau de frénésie',
  'name.sigil-of-renewal': 'Sceau de renouveau',
  'name.sigil-of-ascension': 'Sceau d’ascension',
  'name.sigil-of-banishment': 'Sceau de bannissement',

  // Wraiths
  'name.banshee': 'Banshee',
  'name.poltergeist': 'Poltergeist',
  'name.devourer': 'Dévoreur',
  'name.specter': 'Spectre',
  'name.revenant': 'Revenant',
  'name.phantom': 'Fantôme',

  // Rituals
  'name.kraken': 'Kraken',
  'name.ancient-shadow': 'Ombre ancienne',
  'name.ancient-chant': 'Chant ancien',
  'name.altar-sacrifice': 'Sacrifice sur l’autel',
  'name.sirens': 'Sirènes',
  'name.transmutation': 'Transmutation',
  'name.sea-hydra': 'Hydre marine',
  'name.astral-rift': 'Faille astrale',
  'name.lamia': 'Lamie',
  'name.tribute-to-nycen': 'Tribut à Nycen',
  'name.blood-rites': 'Rites de sang',

  // Faces, and what else moves a marker
  'name.dagger': 'Dague',
  'name.double-dagger': 'Double dague',
  'name.blood': 'Sang',
  'name.parchment': 'Parchemin',
  'name.ancient': 'Ancien',
  'name.cosmos': 'Cosmos',
  'name.kill': 'Mise à mort',

  // Dice, coins and tokens
  'name.cultist-die': 'Dé Cultiste',
  'name.wraith-die': 'Dé Esprit',
  'name.kraken-die': 'Dé Kraken',
  'name.siren-coin': 'pièce Sirène',
  'name.chant-coin': 'pièce Chant',
  'name.necromancer-coin': 'pièce Nécromancien',
  'name.coin.chant': 'pièce Chant',
  'name.coin.siren': 'pièce Sirène',
  'name.coin.necromancer': 'pièce Nécromancien',
  'name.shadow-token': 'jeton Ombre',
  'name.faceless-token': 'jeton Sans-visage',
  'name.life': 'point de vie',

  // Other causes of what happens
  'name.die': 'un dé',
  'name.power-symbol': 'symbole de pouvoir',
  'name.trade': 'un échange',
  'name.merchant-of-death': 'Marchand de mort',
  'name.dont-be-so-selfish': 'Pas si égoïste',

  // Phases
  'name.phase.setup': 'Mise en place',
  'name.phase.upkeep': 'Entretien',
  'name.phase.roll': 'phase de Lancer',
  'name.phase.commit': 'phase d’Engagement',
  'name.phase.response': 'phase de Réaction',
  'name.phase.resolve': 'phase de Résolution',
  'name.phase.between': 'Entre deux tours',

  'name.pool': 'la réserve de dés',
  'name.idle': 'sans cible',
  'name.nobody': 'personne',
};
