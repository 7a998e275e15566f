import type { names as english } from '../../en/cult-of-the-deep/names.ts';

export const names: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'game.name': 'Cult of the Deep',
  'game.tagline': 'Rzucaj, zdradzaj, giń i strasz żywych, aż twoja frakcja zwycięży.',

  // Roles
  'name.high-priest': 'Arcykapłan',
  'name.faithful': 'Wierny',
  'name.cabalist': 'Kabalista',
  'name.repentant-heretic': 'Skruszony Heretyk',
  'name.vengeful-heretic': 'Mściwy Heretyk',

  // Characters
  'name.alchemist': 'Alchemik',
  'name.alchemist-ii': 'Alchemik II',
  'name.sorceress': 'Czarodziejka',
  'name.sorceress-ii': 'Czarodziejka II',
  'name.merchant': 'Kupiec',
  'name.merchant-ii': 'Kupiec II',
  'name.guardian': 'Strażnik',
  'name.guardian-ii': 'Strażnik II',
  'name.assassin': 'Zabójca',
  'name.assassin-ii': 'Zabójca II',
  'name.faceless': 'Bez Twarzy',
  'name.faceless-ii': 'Bez Twarzy II',
  'name.librarian': 'Bibliotekarz',
  'name.librarian-ii': 'Bibliotekarz II',
  'name.blood-mage': 'Mag Krwi',
  'name.blood-mage-ii': 'Mag Krwi II',
  'name.reaper': 'Żniwiarz',
  'name.reaper-ii': 'Żniwiarz II',
  'name.necromancer': 'Nekromanta',

  // Sigils
  'name.sigil-of-revocation': 'Pieczęć Odwołania',
  'name.sigil-of-portents': 'Pieczęć Omenów',
  'name.sigil-of-duplicity': 'Pieczęć Dwulicowości',
  'name.sigil-of-larceny': 'Pieczęć Kradzieży',
  'name.sigil-of-transfusion': 'Pieczęć Transfuzji',
  'name.sigil-of-warding': 'Pieczęć Ochrony',
  'name.sigil-of-reflection': 'Pieczęć Odbicia',
  'name.sigil-of-corruption': 'Pieczęć Zepsucia',
  'name.sigil-of-mercy': 'Pieczęć Łaski',
  'name.sigil-of-agony': 'Pieczęć Agonii',
  'name.sigil-of-frenzy': 'Pieczęć Szału',
  'name.sigil-of-renewal': 'Pieczęć Odnowy',
  'name.sigil-of-ascension': 'Pieczęć Wstąpienia',
  'name.sigil-of-banishment': 'Pieczęć Wygnania',

  // Wraiths
  'name.banshee': 'Banshee',
  'name.poltergeist': 'Poltergeist',
  'name.devourer': 'Pożeracz',
  'name.specter': 'Widmo',
  'name.revenant': 'Powrotnik',
  'name.phantom': 'Zjawa',

  // Rituals
  'name.kraken': 'Kraken',
  'name.ancient-shadow': 'Pradawny Cień',
  'name.ancient-chant': 'Pradawna Pieśń',
  'name.altar-sacrifice': 'Ofiara na ołtarzu',
  'name.sirens': 'Syreny',
  'name.transmutation': 'Transmutacja',
  'name.sea-hydra': 'Morska Hydra',
  'name.astral-rift': 'Astralna Szczelina',
  'name.lamia': 'Lamia',
  'name.tribute-to-nycen': 'Danina dla Nycen',
  'name.blood-rites': 'Krwawe Obrzędy',

  // Faces, and what else moves a marker
  'name.dagger': 'Sztylet',
  'name.double-dagger': 'Podwójny Sztylet',
  'name.blood': 'Krew',
  'name.parchment': 'Pergamin',
  'name.ancient': 'Pradawny',
  'name.cosmos': 'Kosmos',
  'name.kill': 'Zabójstwo',

  // Dice, coins and tokens
  'name.cultist-die': 'Kość kultysty',
  'name.wraith-die': 'Kość upiora',
  'name.kraken-die': 'Kość Krakena',
  'name.siren-coin': 'Moneta Syren',
  'name.chant-coin': 'Moneta Pieśni',
  'name.necromancer-coin': 'Moneta Nekromanty',
  'name.coin.chant': 'Moneta Pieśni',
  'name.coin.siren': 'Moneta Syren',
  'name.coin.necromancer': 'Moneta Nekromanty',
  'name.shadow-token': 'Żeton Cienia',
  'name.faceless-token': 'Żeton Bez Twarzy',
  'name.life': 'Punkt życia',

  // Other causes of what happens
  'name.die': 'kość',
  'name.power-symbol': 'symbol mocy',
  'name.trade': 'wymiana',
  'name.merchant-of-death': 'Kupiec Śmierci',
  'name.dont-be-so-selfish': 'Tylko bez egoizmu',

  // Phases
  'name.phase.setup': 'Przygotowanie',
  'name.phase.upkeep': 'Początek tury',
  'name.phase.roll': 'Faza Rzutu',
  'name.phase.commit': 'Faza Przydziału',
  'name.phase.response': 'Faza Reakcji',
  'name.phase.resolve': 'Faza Rozpatrywania',
  'name.phase.between': 'Między turami',

  'name.pool': 'pula',
  'name.idle': 'bez celu',
  'name.nobody': 'nikt',
};
