/** Names. They fill gaps in other texts. */
import type { names as english } from '../../en/cult-of-the-deep/names.ts';

export const names: Readonly<Record<keyof typeof english, string>> = {
  'game.name': 'Cult of the Deep',
  'game.tagline': 'Würfle, verrate, stirb, und spuke weiter, bis deine Fraktion gewonnen hat.',

  // Roles
  'name.high-priest': 'Hohepriester',
  'name.faithful': 'Getreuer',
  'name.cabalist': 'Kabalist',
  'name.repentant-heretic': 'Reuiger Ketzer',
  'name.vengeful-heretic': 'Rachsüchtiger Ketzer',

  // Characters
  'name.alchemist': 'Alchemist',
  'name.alchemist-ii': 'Alchemist II',
  'name.sorceress': 'Zauberin',
  'name.sorceress-ii': 'Zauberin II',
  'name.merchant': 'Händler',
  'name.merchant-ii': 'Händler II',
  'name.guardian': 'Wächter',
  'name.guardian-ii': 'Wächter II',
  'name.assassin': 'Assassine',
  'name.assassin-ii': 'Assassine II',
  'name.faceless': 'Gesichtsloser',
  'name.faceless-ii': 'Gesichtsloser II',
  'name.librarian': 'Bibliothekarin',
  'name.librarian-ii': 'Bibliothekarin II',
  'name.blood-mage': 'Blutmagier',
  'name.blood-mage-ii': 'Blutmagier II',
  'name.reaper': 'Schnitter',
  'name.reaper-ii': 'Schnitter II',
  'name.necromancer': 'Nekromant',

  // Sigils
  'name.sigil-of-revocation': 'Siegel des Widerrufs',
  'name.sigil-of-portents': 'Siegel der Vorzeichen',
  'name.sigil-of-duplicity': 'Siegel der Doppelzüngigkeit',
  'name.sigil-of-larceny': 'Siegel des Diebstahls',
  'name.sigil-of-transfusion': 'Siegel der Transfusion',
  'name.sigil-of-warding': 'Siegel des Banns',
  'name.sigil-of-reflection': 'Siegel der Spiegelung',
  'name.sigil-of-corruption': 'Siegel der Verderbnis',
  'name.sigil-of-mercy': 'Siegel der Gnade',
  'name.sigil-of-agony': 'Siegel der Qual',
  'name.sigil-of-frenzy': 'Siegel der Raserei',
  'name.sigil-of-renewal': 'Siegel der Erneuerung',
  'name.sigil-of-ascension': 'Siegel des Aufstiegs',
  'name.sigil-of-banishment': 'Siegel der Verbannung',

  // Wraiths
  'name.banshee': 'Banshee',
  'name.poltergeist': 'Poltergeist',
  'name.devourer': 'Verschlinger',
  'name.specter': 'Gespenst',
  'name.revenant': 'Wiedergänger',
  'name.phantom': 'Phantom',

  // Rituals
  'name.kraken': 'Krake',
  'name.ancient-shadow': 'Uralter Schatten',
  'name.ancient-chant': 'Uralter Gesang',
  'name.altar-sacrifice': 'Altaropfer',
  'name.sirens': 'Sirenen',
  'name.transmutation': 'Transmutation',
  'name.sea-hydra': 'Seehydra',
  'name.astral-rift': 'Astralriss',
  'name.lamia': 'Lamia',
  'name.tribute-to-nycen': 'Tribut an Nycen',
  'name.blood-rites': 'Blutriten',

  // Faces, and what else moves a marker
  'name.dagger': 'Dolch',
  'name.double-dagger': 'Doppeldolch',
  'name.blood': 'Blut',
  'name.parchment': 'Pergament',
  'name.ancient': 'Uralt',
  'name.cosmos': 'Kosmos',
  'name.kill': 'Tötung',

  // Dice, coins and tokens
  'name.cultist-die': 'Kultistenwürfel',
  'name.wraith-die': 'Geisterwürfel',
  'name.kraken-die': 'Krakenwürfel',
  'name.siren-coin': 'Sirenenmünze',
  'name.chant-coin': 'Gesangsmünze',
  'name.necromancer-coin': 'Nekromantenmünze',
  'name.coin.chant': 'Gesangsmünze',
  'name.coin.siren': 'Sirenenmünze',
  'name.coin.necromancer': 'Nekromantenmünze',
  'name.shadow-token': 'Schattenmarker',
  'name.faceless-token': 'Marker des Gesichtslosen',
  'name.life': 'Leben',

  // Other causes of what happens
  'name.die': 'ein Würfel',
  'name.power-symbol': 'Machtsymbol',
  'name.trade': 'ein Handel',
  'name.merchant-of-death': 'Händler des Todes',
  'name.dont-be-so-selfish': 'Sei nicht so selbstsüchtig',

  // Phases
  'name.phase.setup': 'Aufbau',
  'name.phase.upkeep': 'Vorbereitung',
  'name.phase.roll': 'Wurfphase',
  'name.phase.commit': 'Einsatzphase',
  'name.phase.response': 'Reaktionsphase',
  'name.phase.resolve': 'Auswertungsphase',
  'name.phase.between': 'Zwischen den Zügen',

  'name.pool': 'der Vorrat',
  'name.idle': 'untätig',
  'name.nobody': 'niemand',
};
