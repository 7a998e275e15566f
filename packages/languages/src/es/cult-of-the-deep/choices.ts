/** What can be chosen. */
import type { choices as english } from '../../en/cult-of-the-deep/choices.ts';

export const choices: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'choice.pass': 'Pasar',
  'choice.watch': 'Pasar por ahora y seguir pendiente tras el próximo dado',
  'choice.revoke': 'Revocar el sello',
  'choice.no-this-phase': 'No, y no volver a preguntar en esta fase',
  'choice.sigil': 'Usar el {sigil}',
  'choice.sigil.larceny': 'Usar el {sigil} como {as}',

  'choice.truly-hp-replace.none': 'Conservar todos los rituales',
  'choice.truly-hp-replace.altar': 'Cambiar «{ritual}» ({altar})',
  'choice.faceless-mark.seat': 'Marcar a {seat}',
  'choice.faceless-replace.none': 'Seguir como Sin Rostro por ahora',
  'choice.faceless-replace.character': 'Adoptar: {character}',
  'choice.kraken-remove.done': 'No quitar más dados',
  'choice.kraken-remove.die': 'Quitar el dado del Kraken {die} ({value})',
  'choice.kraken-remove': 'Quitar un dado del Kraken: {seat, select, you {tuyo} other {de {seat}}}',
  'choice.kraken-reroll.accept': 'Perder los puntos de vida',
  'choice.kraken-reroll.die': 'Volver a lanzar el dado del Kraken {die} ({value})',
  'choice.kraken-give.seat': 'Dar a {seat} un dado del Kraken',
  'choice.kraken-give.none': 'No dar ningún dado del Kraken',
  'choice.kraken-give.take':
    'Tomar un dado del Kraken {from, select, you {tuyo} other {de {from}}} y {seat, select, you {quedártelo} other {dárselo a {seat}}}',
  'choice.blood-mage-pay.yes': 'Pagar 1 punto de vida para lanzar 1 dado adicional',
  'choice.blood-mage-pay.no': 'No pagar',

  'choice.reroll.stop': 'Conservar todos los dados',
  'choice.reroll.die': 'Volver a lanzar el dado {die} ({face})',
  'choice.reroll.done': 'Lanzar',

  'choice.commit-die.player':
    '{seat, select, you {Asignarte el dado {die} ({face})} other {Asignar el dado {die} ({face}) a {seat}}}',
  'choice.commit-die.power':
    '{seat, select, you {Asignarte el dado {die} ({face}) como símbolo de poder: ganas 1 punto de vida} other {Asignar el dado {die} ({face}) a {seat} como símbolo de poder: gana 1 punto de vida}}',
  'choice.commit-die.arcane':
    '{seat, select, you {Asignarte el dado {die} ({face})} other {Asignar el dado {die} ({face}) a {seat}}} para una explosión arcana',
  'choice.commit-die.ritual': 'Asignar el dado {die} ({face}) a «{ritual}» ({altar})',
  'choice.spend-chant': 'Gastar una moneda de cántico: el dado {die} ({from}) pasa a {face}',
  'choice.chant-keeper-change': 'Cántico antiguo: el dado {die} ({from}) pasa a {face}',
  'choice.alchemist-change': 'Alquimista: el dado {die} ({from}) pasa a {face}',
  'choice.blood-rites-change': 'Ritos de sangre, pagar 1 punto de vida: el dado {die} ({from}) pasa a {face}',
  'choice.merchant-sell': 'Devolver 1 {coin} para ganar 2 puntos de vida',
  'choice.hydra-discard': 'Hidra marina: descartar el dado {die} ({face})',
  'choice.end-commit': 'Terminar la Fase de asignación',

  'choice.trade-propose': 'Ofrecer un intercambio a {seat}',
  'choice.trade-withdraw': 'Retirar la oferta',
  'choice.trade-give': 'Dar {amount} × {goods}',
  'choice.trade-get': 'Pedir {amount} × {goods}',
  'choice.trade-answer.accept': 'Aceptar',
  'choice.trade-answer.decline': 'Rechazar',

  'choice.place-die.player': '{seat, select, you {Asignártelo} other {Asignarlo a {seat}}}',
  'choice.place-die.power':
    '{seat, select, you {Asignártelo como símbolo de poder: ganas 1 punto de vida} other {Asignarlo a {seat} como símbolo de poder: gana 1 punto de vida}}',
  'choice.place-die.arcane': '{seat, select, you {Asignártelo} other {Asignarlo a {seat}}} para una explosión arcana',
  'choice.place-die.ritual': 'Asignarlo a «{ritual}» ({altar})',
  'choice.stay': 'Dejarlo donde está',
  'choice.idle': 'Dejarlo sin destino',
  'choice.siren.player':
    'Gastar una moneda de sirena: mover el dado {die} ({face}) a {seat, select, you {ti} other {{seat}}}',
  'choice.siren.ritual': 'Gastar una moneda de sirena: mover el dado {die} ({face}) a «{ritual}» ({altar})',
  'choice.guardian2-change': 'Guardián II: el dado {die} ({face}) pasa a Sangre',
  'choice.assassin2-change': 'Asesino II: el dado {die} ({face}) pasa a Doble daga',
  'choice.blood-mage2-reroll': 'Mago de sangre II, pagar 1 punto de vida: se vuelve a lanzar el dado {die} ({face})',
  'choice.transmute': 'Transmutación: cada {from} pasa a {face}',
  'choice.wraith-ability.give': '{wraith}: gastar el dado de espíritu {own} ({spent}); el jugador activo gana ese dado',
  'choice.wraith-ability.replace':
    '{wraith}: gastar el dado de espíritu {own} ({spent}); el dado {die} ({face}) pasa a {spent}',
  'choice.wraith-ability.remove': '{wraith}: gastar el dado de espíritu {own} ({spent}); quitar el dado {die} ({face})',
  'choice.wraith-ability.move.player':
    '{wraith}: gastar el dado de espíritu {own} ({spent}); mover el dado {die} a {seat, select, you {ti} other {{seat}}}',
  'choice.wraith-ability.move.ritual':
    '{wraith}: gastar el dado de espíritu {own} ({spent}); mover el dado {die} a «{ritual}» ({altar})',
  'choice.wraith-ability.reroll': '{wraith}: hacer que se vuelvan a lanzar estos dados: {dice} ({faces})',

  'choice.resolve-next.die.player': 'Dado {die} ({face}) en {seat, select, you {ti} other {{seat}}}',
  'choice.resolve-next.die.ritual': 'Dado {die} ({face}) en «{ritual}» ({altar})',
  'choice.guardian-shield':
    'Guardián: pagar 1 punto de vida para {seat, select, you {darte un escudo} other {dar un escudo a {seat}}}',
  'choice.assassin-strike': 'Asesino: pagar 1 punto de vida, {seat} pierde 2',
  'choice.guardian-shield.no': 'No dar ningún escudo',
  'choice.guardian-shield.seat':
    'Pagar 1 punto de vida para {seat, select, you {darte un escudo} other {dar un escudo a {seat}}}',
  'choice.guardian2-prevent.no': 'No evitar nada',
  'choice.guardian2-prevent.seat': 'Reducir en 1 {seat, select, you {tu pérdida} other {la pérdida de {seat}}}',
  'choice.assassin2-extra.no': 'No agravar la pérdida',
  'choice.assassin2-extra.seat': '{seat} pierde 1 más',
  'choice.assassin2-extra.seat.you': 'Pierdes 1 más',

  'choice.hydra.gain': '{seat} gana 1 punto de vida',
  'choice.hydra.gain.you': 'Ganas 1 punto de vida',
  'choice.hydra.lose': '{seat} pierde 1 punto de vida',
  'choice.hydra.lose.you': 'Pierdes 1 punto de vida',
  'choice.lamia': '{thief} {victim, select, you {te roba 1 punto de vida} other {roba 1 punto de vida a {victim}}}',
  'choice.lamia.you': '{victim, select, you {Te robas 1 punto de vida} other {Robas 1 punto de vida a {victim}}}',
  'choice.gain-die': '{face} en «{ritual}» ({altar})',
  'choice.altar-blood-rites.no': 'No pagar',
  'choice.altar-blood-rites.yes': 'Pagar 1 punto de vida',
  'choice.blood-rites.player':
    'Pagar 1 punto de vida para {seat, select, you {asignarte un dado de {face}} other {asignar un dado de {face} a {seat}}}',
  'choice.blood-rites.power':
    'Pagar 1 punto de vida para {seat, select, you {asignarte un dado de {face}} other {asignar un dado de {face} a {seat}}} como símbolo de poder',
  'choice.blood-rites.arcane':
    'Pagar 1 punto de vida para {seat, select, you {asignarte un dado de {face}} other {asignar un dado de {face} a {seat}}} para una explosión arcana',
  'choice.blood-rites.ritual': 'Pagar 1 punto de vida para asignar un dado de {face} a «{ritual}» ({altar})',
  'choice.result': 'Dado {result}: {face}',
  'choice.librarian-repeat.yes': 'Repetirlo',
  'choice.librarian-repeat.no': 'No repetirlo',
  'choice.arcane-explode.yes': 'Provocarla',
  'choice.arcane-explode.no': 'No provocarla',
  'choice.arcane-exempt.seat': '{seat, select, you {No te afecta} other {No afecta a {seat}}}',
  'choice.altar-sacrifice-pick.yes': 'Dar vida',
  'choice.altar-sacrifice-pick.no': 'No dar nada',
  'choice.necro-gain.life': 'Ganar 1 punto de vida',
  'choice.necro-gain.coin': 'Ganar 1 moneda de nigromante',
  'choice.necro-revive.yes': 'Volver a la vida',
  'choice.necro-revive.no': 'Seguir como espíritu',
  'choice.choose-wraith.wraith': '{wraith}',

  'choice.portents-target.seat.dagger': '{seat} pierde 2 puntos de vida',
  'choice.portents-target.seat.dagger.you': 'Pierdes 2 puntos de vida',
  'choice.portents-target.seat.blood': '{seat} gana 2 puntos de vida',
  'choice.portents-target.seat.blood.you': 'Ganas 2 puntos de vida',
  'choice.one-die': 'Añadir 1 dado',
  'choice.two-dice': 'Pagar 1 punto de vida para añadir 2 dados',
  'choice.add-die': '{face} en «{ritual}» ({altar}); efecto de altar para {seat, select, you {ti} other {{seat}}}',
  'choice.choose-keeper.seat': 'Custodia: {seat}',
  'choice.choose-keeper.seat.you': 'Custodia: tú',
  'choice.sigil-params.seat': '{seat, select, you {Tú} other {{seat}}}',
  'choice.sigil-params.die.player': 'Dado {die} ({face}) en {seat, select, you {ti} other {{seat}}}',
  'choice.sigil-params.die.ritual': 'Dado {die} ({face}) en «{ritual}» ({altar})',
  'choice.sigil-params.done': 'Ningún dado más',
  'choice.copy': '{seat} tiene el efecto de custodio de «{ritual}»',
  'choice.copy.you': 'Tienes el efecto de custodio de «{ritual}»',
  'choice.ascend': '{ritual} ({altar}): {track}, {spaces, plural, one {# espacio} other {# espacios}}',
};
