import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('In breve', {
    'CD-1.1': 'Da 4 a 8 giocatori, da 45 a 75 minuti: ruoli segreti e dadi.',
    'CD-1.2':
      'Ognuno è un cultista con un ruolo segreto (fazione e scopo), un Personaggio visibile (punti vita, simbolo di potere, abilità) e un Sigillo segreto per un solo uso. Punti vita, monete, segnalini e dadi sono visibili a tutti.',
    'CD-1.5':
      'Ci sono tre fazioni: il Sommo Sacerdote con i Fedeli, i Cabalisti e gli Eretici (pentito o vendicativo). Il Sommo Sacerdote è noto dall’inizio; gli altri ruoli restano segreti fino alla morte o alla fine della partita.',
  }),
  ...under('Vocabolario', {
    'CD-1.10':
      'I giocatori siedono in senso orario; a sinistra significa il prossimo in senso orario. Il giocatore attivo è quello di turno.',
    'CD-1.11':
      'È vivo chi non è morto: con 0 punti vita vivi fino al prossimo controllo delle morti. Uno Spirito è morto e ha preso una carta Spirito.',
    'CD-1.12':
      'In quattro il Sommo Sacerdote automatico conta come quinto. Dove una regola chiede il numero di giocatori, è quello all’inizio: non cambia mai.',
    'CD-1.13':
      'Perdere punti vita si può evitare e fa scattare abilità. Pagare punti vita è un costo: non si può evitare, non fa scattare nulla e non è una perdita. Servono almeno tanti punti vita quanti se ne pagano, e si può pagare fino a 0.',
    'CD-1.14':
      'I punti vita sono un numero intero da 0 in su, senza limite superiore. Una perdita maggiore dei punti vita rimasti li porta a 0.',
    'CD-1.15':
      'Un dado è del giocatore nel cui turno è stato lanciato. I dadi aggiunti da Spiriti o dati da Rituali sono del giocatore attivo. Spostare o cambiare un dado non ne cambia mai il proprietario.',
    'CD-1.16':
      'Un dado è assegnato finché sta su un giocatore o su un Rituale, senza bersaglio finché non sta da nessuna parte, consumato quando è stato risolto o rimosso.',
  }),
];
