import { under } from '../../../under.ts';

export const sight = [
  ...under('Chi vede che cosa', {
    'RC-8.1':
      'Tutti vedono i Luoghi, verso chi sono rivolti, i totali dei lati, i Cultisti e le carte che restano lì, i Grandi Antichi svegli e dove si trova il Cacciatore oscuro.',
    'RC-8.2': 'Tutti vedono l’intera Valle: ogni carta e il suo posto nella pila.',
    'RC-8.3': 'Tutti vedono ogni carta delle pile degli scarti di Cultisti, Mostri e Artefatti.',
    'RC-8.4':
      'Nessuno conosce l’ordine del mazzo Cultisti. Un Cultista pescato è visto da chi lo pesca, un Grande Antico pescato da tutti.',
    'RC-8.5':
      'Tutti sanno quante carte ha ogni mazzo. Tutti sanno quante carte ci sono sopra il prossimo Grande Antico o, se non sta a metà, tra quante e quante.',
    'RC-8.6': 'Nessuno conosce l’ordine dei mazzi Mostri e Artefatti. Una carta pescata è vista da chi la pesca.',
    'RC-8.7':
      'Solo tu vedi le carte nella tua mano. Chi usa la Lampada di Alhazred vede la mano avversaria una volta, com’è in quel momento.',
    'RC-8.8': 'Tutti sanno quanti Cultisti, quanti Mostri e quanti Artefatti ci sono in ogni mano.',
    'RC-8.9':
      'Una carta che passa dal tavolo a una mano (pescata dalla Valle, o con Mi-Go, Chiave d’argento, Hastur o i poteri di Kingsport e Innsmouth) è nominata a tutti nel registro. Dopo, la mano è segreta come sempre.',
    'RC-8.10': 'Entrambi i giocatori sanno quale carta ha preso la Lampada di Alhazred. Gli spettatori no.',
    'RC-8.11':
      'Solo chi ha usato la Lampada di Alhazred sa quale Grande Antico è il prossimo, finché non si risveglia.',
    'RC-8.12': 'Tutti vedono la carta che Hastur fa scartare.',
    'RC-8.13': 'Nessuno conosce i Grandi Antichi non usati nella scatola. Sono mostrati dopo la partita.',
    'RC-8.14':
      'Tutti conoscono gli Artefatti ottenuti, i Mostri giocati, i poteri dei Luoghi usati, i turni da quando qualcuno ha pescato dal mazzo Cultisti e le azioni rimaste.',
    'RC-8.16': 'Gli spettatori vedono solo ciò che vedono tutti. Dopo la partita tutto è visibile a tutti.',
  }),
];
