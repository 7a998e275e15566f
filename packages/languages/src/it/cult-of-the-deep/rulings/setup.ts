import { under } from '../../../under.ts';

export const setup = [
  ...under('Preparazione', {
    'CD-3.1': [
      'Ruoli oltre al Sommo Sacerdote, e numero di altari:',
      '4 giocatori: 1 Fedele, 2 Cabalisti, Eretico pentito, 3 altari; il Sommo Sacerdote è automatico.',
      '5 giocatori: 1 Fedele, 2 Cabalisti, Eretico vendicativo, 3 altari.',
      '6 giocatori: 1 Fedele, 3 Cabalisti, Eretico pentito, 3 altari. Con Eresia!: 1, 2, entrambi gli Eretici.',
      '7 giocatori: 2 Fedeli, 3 Cabalisti, Eretico vendicativo, 4 altari. Con Eresia!: 1, 3, entrambi gli Eretici.',
      '8 giocatori: 2 Fedeli, 4 Cabalisti, Eretico pentito, 4 altari. Con Eresia!: 2, 3, entrambi gli Eretici.',
    ].join('\n'),
    'CD-3.3': [
      'Per cominciare:',
      '1. Dai a ogni giocatore un ruolo e un Sigillo, che vede solo lui, e a tutti un Personaggio. Il Sommo Sacerdote automatico non riceve Sigilli.',
      '2. I Personaggi non distribuiti sono visibili a tutti, i Sigilli no.',
      '3. Su ogni altare metti un Rituale a faccia in su, con gli indicatori sul numero dei giocatori (Sacrificio sull’altare su 1).',
      '4. Il Sommo Sacerdote mostra il ruolo. Ognuno prende i punti vita del proprio Personaggio; il Sommo Sacerdote aggiunge il bonus.',
      '5. Mercante e Mercante II prendono le loro monete. Senza Volto II marca qualcuno.',
    ].join('\n'),
    'CD-3.4': 'Il Sommo Sacerdote fa il primo turno; si prosegue in senso orario.',
    'CD-3.5': 'In quattro il Sommo Sacerdote è automatico. Per tutti gli effetti è un giocatore vivo.',
    'CD-3.6':
      'In quattro il Negromante non può andare al Sommo Sacerdote. Se è mescolato con gli altri e toccherebbe al Sommo Sacerdote automatico, va in fondo al mazzo e si dà la carta successiva.',
    'CD-3.7':
      'Un Kraken che si trova su un altare durante la preparazione non distribuisce ancora nulla. Il suo primo dado arriva nel Mantenimento del primo turno.',
  }),
];
