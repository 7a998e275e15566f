import { under } from '../../../under.ts';

export const death = [
  ...under('Morte', {
    'CD-4.85':
      'I controlli delle morti si fanno alla fine di ogni Fase di Risoluzione, di ogni Mantenimento e tra i turni; nella prima edizione alla fine di ogni fase. Muore chiunque abbia 0 punti vita, nell’ordine dei colpi fatali. Se una morte porta a 0 un altro giocatore, si ripete il controllo.',
    'CD-4.87': 'Tutti quelli che muoiono in un controllo muoiono insieme. I loro ruoli diventano visibili a tutti.',
    'CD-4.88': 'Poi si guarda se qualcuno ha vinto. Se la partita è finita, non succede altro.',
    'CD-4.89':
      'I morti restituiscono i loro dadi Kraken e perdono le copie degli effetti del Custode. Chi ha dato il colpo fatale diventa Custode dei loro Rituali, se è vivo dopo questo controllo e non è il Sommo Sacerdote automatico. Altrimenti i Rituali vengono scartati: dopo una morte per mano propria, o se due Custodi si uccidono a vicenda.',
    'CD-4.90':
      'Poi il Sacrificio sull’altare, se è su un altare, premia chi ha ucciso il primo tra i morti per mano di un altro giocatore.',
    'CD-4.91': 'Poi un Mietitore vivo ottiene 3 punti vita per ogni morte, e il Negromante ottiene monete.',
    'CD-4.92':
      'Poi ogni morto sceglie una carta Spirito e prende dadi spirito con le sue facce. Tiene Sigillo e monete e perde l’abilità (non il Negromante). Eccezione: la Possessione, in quattro giocatori.',
    'CD-4.95': 'Il Personaggio di un giocatore morto non è più in gioco, tranne il Negromante.',
    'CD-4.97':
      'Un Rituale che passa da un Custode ucciso a chi l’ha ucciso resta com’è. Chi riceve il Kraken è il nuovo Custode del Kraken.',
    'CD-4.98':
      'Se il giocatore attivo muore dopo il lancio (solo prima edizione), tutti i suoi dadi vengono rimossi e il turno finisce dopo quella fase.',
    'CD-4.99': 'I dadi su un giocatore morto prima che si risolvano (solo prima edizione) non hanno effetto.',
  }),
  ...under('Tra i turni', {
    'CD-4.100':
      'Dopo il turno del Sommo Sacerdote, vivo o Spirito: se l’Ombra antica è su un altare, agisce. Poi c’è un controllo delle morti. Qui non si può giocare nulla.',
  }),
  ...under('Il turno di uno Spirito', {
    'CD-4.105': 'Nel Mantenimento uno Spirito non ha dadi Kraken né abilità. Un Negromante Spirito ottiene 1 moneta.',
    'CD-4.106':
      'Lancio: riprendi tutti i dadi spirito della tua carta, aggiungi i dadi messi da parte e lanciali, con fino a due rilanci. Il Sigillo di frenesia vale. Le vecchie facce sono perse.',
    'CD-4.107':
      'Assegnazione: i dadi spirito non si possono assegnare. Lo Spirito può spendere monete Canto sui propri dadi, poi termina la fase.',
    'CD-4.108': 'Nessuno può rispondere ai dadi di uno Spirito, quindi Conclave non lo chiede a nessuno.',
    'CD-4.109':
      'Risoluzione: non ci sono dadi da risolvere, ma si possono usare una volta Sigilli e abilità per la Fase di Risoluzione. Il Tributo si muove. Poi c’è un controllo delle morti.',
    'CD-4.110':
      'I dadi spirito restano a disposizione per le Fasi di Risposta dei giocatori vivi fino alla prossima Fase di Lancio dello Spirito.',
    'CD-4.111':
      'Gli Spiriti hanno 0 punti vita, non ne ottengono né ne perdono, non sono bersaglio di dadi, non possono essere Custodi e non hanno mai dadi Kraken. Tengono Sigillo e monete e possono usarli.',
  }),
];
