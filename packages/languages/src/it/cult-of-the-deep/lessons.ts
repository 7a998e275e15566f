import type { lessons as english } from '../../en/cult-of-the-deep/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'deep.lesson.welcome.title': 'Sei il Sommo Sacerdote',
  'deep.lesson.welcome.text':
    'Tutti conoscono il tuo ruolo. Tra gli altri c’è un Fedele che ti vuole in vita. 2 Cabalisti vogliono la tua morte. L’Eretico vendicativo vuole sopravvivere a tutti. Vinci quando i Cabalisti e l’Eretico sono morti.',
  'deep.lesson.reroll.title': 'Lancia',
  'deep.lesson.reroll.text':
    'Tocca i dadi che vuoi rilanciare, poi lanciali: due volte, se vuoi. I Pugnali feriscono, il Sangue cura, le altre 3 facce servono ai Rituali sugli altari.',
  'deep.lesson.commit.title': 'Assegna i dadi',
  'deep.lesson.commit.text':
    'Tocca un dado e i posti dove può andare brillano. Ogni dado che può andare da qualche parte va assegnato. I numeri piccoli con una freccia mostrano come cambierebbero punti vita e indicatori.',
  'deep.lesson.symbol.title': 'Il tuo simbolo di potere',
  'deep.lesson.symbol.text':
    'Pergamena è il tuo simbolo di potere: assegna a te un dado così e ottieni 1 punto vita. Funziona solo per te, e solo su di te.',
  'deep.lesson.rituals.title': 'Rituali',
  'deep.lesson.rituals.text':
    'Ogni dado su un Rituale abbassa il suo indicatore di 1 e ti dà subito l’effetto dell’altare. Porta l’ultimo indicatore a 0 e completi il Rituale. Se ha un effetto del Custode, lo tieni.',
  'deep.lesson.response.title': 'Risposta',
  'deep.lesson.response.text':
    'Prima che i dadi abbiano effetto, chiunque può rispondere con monete, Sigilli e abilità, in qualsiasi ordine. Se non hai nulla da fare, passa. «Passa finché non» ti evita altre domande.',
  'deep.lesson.sigil.title': 'Il tuo Sigillo',
  'deep.lesson.sigil.text':
    'Hai un Sigillo segreto, da usare una volta. Tieni premuta la carta per guardarla, senza farla vedere a nessuno. Quando brilla puoi usarlo: tocca, poi tocca ancora per confermare.',
  'deep.lesson.resolve.title': 'Risolvi',
  'deep.lesson.resolve.text':
    'Ora i tuoi dadi hanno effetto uno alla volta, nell’ordine che vuoi. Spesso conviene prima ferire e poi curare.',
  'deep.lesson.suspect.title': 'Chi ti colpisce?',
  'deep.lesson.suspect.text':
    'Guarda chi ti ferisce e chi ti cura. Tocca «Sospetti» per annotare che cosa pensi di ogni giocatore. Lo vedi solo tu.',
  'deep.lesson.siren.title': 'Monete Sirena',
  'deep.lesson.siren.text':
    'Nella Fase di Risposta di un giocatore vivo, una moneta Sirena sposta un dado assegnato: tocca la moneta, il dado, poi dove va. Il dado resta di chi lo possiede, e così anche l’uccisione.',
  'deep.lesson.chant.title': 'Monete Canto',
  'deep.lesson.chant.text':
    'Nella tua Fase di Assegnazione, una moneta Canto cambia uno dei tuoi dadi in qualsiasi faccia tranne Doppio pugnale: tocca la moneta, il dado, poi la faccia.',
  'deep.lesson.kraken.title': 'Il Kraken',
  'deep.lesson.kraken.text':
    'Perdi tanti punti vita quanti ne mostrano i tuoi dadi Kraken. Puoi rilanciarli, ma ogni rilancio ti costa 1 dado nella tua Fase di Lancio.',
  'deep.lesson.zero.title': '0 non è ancora la morte',
  'deep.lesson.zero.text':
    'Chi è a 0 punti vita muore solo alla fine della fase. Fino ad allora può ancora ricevere cure.',
  'deep.lesson.death.title': 'Morti, eppure ancora qui',
  'deep.lesson.death.text':
    'I morti mostrano il ruolo e tornano come Spiriti. Hanno dadi propri, si intromettono nelle Fasi di Risposta e possono ancora vincere con la loro fazione.',
  'deep.lesson.tribute.title': 'Tributo a Nycen',
  'deep.lesson.tribute.text':
    'Questo indicatore si muove da solo alla fine di ogni turno in cui nessuno ha risolto qui un Cosmo. A 0, il giocatore attivo e i due vicini la pagano cara.',
  'deep.lesson.keeper.title': 'Custodisci un Rituale',
  'deep.lesson.keeper.text':
    'Il Rituale che hai completato ora sta davanti a te ed è al tuo servizio. Chi uccide un Custode se ne impadronisce.',
};
