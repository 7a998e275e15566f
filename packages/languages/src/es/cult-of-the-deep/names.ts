/** Names. They fill gaps in other texts. */
import type { names as english } from '../../en/cult-of-the-deep/names.ts';

export const names: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'game.name': 'Cult of the Deep',
  'game.tagline': 'Lanza los dados, traiciona, muere y atormenta a los vivos hasta que tu facción venza.',

  // Roles
  'name.high-priest': 'Sumo Sacerdote',
  'name.faithful': 'Fiel',
  'name.cabalist': 'Cabalista',
  'name.repentant-heretic': 'Hereje arrepentido',
  'name.vengeful-heretic': 'Hereje vengativo',

  // Characters
  'name.alchemist': 'Alquimista',
  'name.alchemist-ii': 'Alquimista II',
  'name.sorceress': 'Hechicera',
  'name.sorceress-ii': 'Hechicera II',
  'name.merchant': 'Mercader',
  'name.merchant-ii': 'Mercader II',
  'name.guardian': 'Guardián',
  'name.guardian-ii': 'Guardián II',
  'name.assassin': 'Asesino',
  'name.assassin-ii': 'Asesino II',
  'name.faceless': 'Sin Rostro',
  'name.faceless-ii': 'Sin Rostro II',
  'name.librarian': 'Bibliotecario',
  'name.librarian-ii': 'Bibliotecario II',
  'name.blood-mage': 'Mago de sangre',
  'name.blood-mage-ii': 'Mago de sangre II',
  'name.reaper': 'Segador',
  'name.reaper-ii': 'Segador II',
  'name.necromancer': 'Nigromante',

  // Sigils
  'name.sigil-of-revocation': 'Sello de revocación',
  'name.sigil-of-portents': 'Sello de presagios',
  'name.sigil-of-duplicity': 'Sello de duplicidad',
  'name.sigil-of-larceny': 'Sello de hurto',
  'name.sigil-of-transfusion': 'Sello de transfusión',
  'name.sigil-of-warding': 'Sello de protección',
  'name.sigil-of-reflection': 'Sello de reflejo',
  'name.sigil-of-corruption': 'Sello de corrupción',
  'name.sigil-of-mercy': 'Sello de clemencia',
  'name.sigil-of-agony': 'Sello de agonía',
  'name.sigil-of-frenzy': 'Sello de frenesí',
  'name.sigil-of-renewal': 'Sello de renovación',
  'name.sigil-of-ascension': 'Sello de ascensión',
  'name.sigil-of-banishment': 'Sello de destierro',

  // Wraiths
  'name.banshee': 'Banshee',
  'name.poltergeist': 'Poltergeist',
  'name.devourer': 'Devorador',
  'name.specter': 'Espectro',
  'name.revenant': 'Aparecido',
  'name.phantom': 'Fantasma',

  // Rituals
  'name.kraken': 'Kraken',
  'name.ancient-shadow': 'Sombra antigua',
  'name.ancient-chant': 'Cántico antiguo',
  'name.altar-sacrifice': 'Sacrificio en el altar',
  'name.sirens': 'Sirenas',
  'name.transmutation': 'Transmutación',
  'name.sea-hydra': 'Hidra marina',
  'name.astral-rift': 'Grieta astral',
  'name.lamia': 'Lamia',
  'name.tribute-to-nycen': 'Tributo a Nycen',
  'name.blood-rites': 'Ritos de sangre',

  // Faces, and what else moves a marker
  'name.dagger': 'Daga',
  'name.double-dagger': 'Doble daga',
  'name.blood': 'Sangre',
  'name.parchment': 'Pergamino',
  'name.ancient': 'Antiguo',
  'name.cosmos': 'Cosmos',
  'name.kill': 'Muerte',

  // Dice, coins and tokens
  'name.cultist-die': 'Dado de cultista',
  'name.wraith-die': 'Dado de espíritu',
  'name.kraken-die': 'Dado del Kraken',
  'name.siren-coin': 'Moneda de sirena',
  'name.chant-coin': 'Moneda de cántico',
  'name.necromancer-coin': 'Moneda de nigromante',
  'name.coin.chant': 'moneda de cántico',
  'name.coin.siren': 'moneda de sirena',
  'name.coin.necromancer': 'moneda de nigromante',
  'name.shadow-token': 'Ficha de sombra',
  'name.faceless-token': 'Ficha del Sin Rostro',
  'name.life': 'Vida',

  // Other causes of what happens
  'name.die': 'un dado',
  'name.power-symbol': 'símbolo de poder',
  'name.trade': 'un intercambio',
  'name.merchant-of-death': 'Mercader de la muerte',
  'name.dont-be-so-selfish': 'No seas tan egoísta',

  // Phases
  'name.phase.setup': 'Preparación',
  'name.phase.upkeep': 'Mantenimiento',
  'name.phase.roll': 'Fase de lanzamiento',
  'name.phase.commit': 'Fase de asignación',
  'name.phase.response': 'Fase de respuesta',
  'name.phase.resolve': 'Fase de resolución',
  'name.phase.between': 'Entre turnos',

  'name.pool': 'sin asignar',
  'name.idle': 'sin destino',
  'name.nobody': 'nadie',
};
