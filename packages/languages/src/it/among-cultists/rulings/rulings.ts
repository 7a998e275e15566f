import { under } from '../../../under.ts';

export const rulings = [
  ...under('Chiarimenti: Incontri e morte', {
    'AC-9.8':
      'Un Personaggio morto perde qualcosa prima che la sua morte sia confermata? No. Agisce, vota, porta Oggetti e può fare da leader, perché nessuno lo sa.',
  }),
  ...under('Chiarimenti: stanze e punti', {
    'AC-9.17': 'Anche il controllo di un Cultista porta Punti Vittoria? Sì.',
    'AC-9.18':
      'Nello stesso round si raggiungono sia i punti sia abbastanza morti, con un Cultista? Vincono gli Investigatori: la rivendicazione arriva solo dopo il round.',
    'AC-9.23': 'Si possono mettere carte in una stanza attiva? Sì, non c’è limite superiore.',
    'AC-9.25':
      'Si può combattere contro un Accolito e poi usare la stanza nello stesso turno? No, il combattimento è l’azione del turno. Con il fucile sì: lo sparo è gratis. Chi ha il turno più tardi può usare la stanza liberata.',
  }),
  ...under('Chiarimenti: votazioni e rivendicazioni', {
    'AC-9.28': 'Una votazione elimina qualcuno prima del suo turno nel round? Ha il suo turno, da Fantasma.',
    'AC-9.32':
      'Il Cultista solo conosce il conto quando rivendica? Solo ciò che ha visto nella notte, dato, controllato o potuto vedere come tutti. I passaggi non sicuri possono averne uccisi di più.',
    'AC-9.34':
      'Un Investigatore controlla un Cultista che ha una carta Morto? La morte è confermata. Se era l’ultimo Cultista, la partita finisce.',
    'AC-9.35':
      'Due morti insieme, il bersaglio e l’Assassino? Prima il bersaglio, poi si guarda se non ci sono più Cultisti, poi l’Assassino.',
  }),
  ...under('Chiarimenti: Ghiaccio, porte e Oggetti', {
    'AC-9.47': 'I due lati di un Ostacolo sono la stessa Posizione per gli Incontri? No.',
    'AC-9.52':
      'Le carte del gufo e del rituale vengono dalla mano? No, dalla riserva: tutti possono scegliere uno dei tre tipi.',
    'AC-9.55':
      'Il controllo che fa vincere trova anche la terza reliquia? Prima si risveglia l’Organismo 46-B, quindi serve il rituale.',
    'AC-9.56':
      'È un Fantasma a fare il controllo che fa vincere, in una stanza con una reliquia nascosta? La reliquia resta nascosta, e nulla si risveglia.',
    'AC-9.57':
      'Per raccogliere un Oggetto bisogna essere entrati dopo la sua caduta? Sì: può farlo un Personaggio vivo arrivato nella Posizione dopo che l’Oggetto è caduto, in quel round o più tardi. Chi da allora è rimasto lì non può.',
  }),
  ...under('Chiarimenti: rituale e Organismo', {
    'AC-9.75':
      'L’Organismo è sveglio, e finisce il round 10 o il Cultista rivendica la vittoria? È come senza l’Organismo: niente rituale.',
  }),
  ...under('Chiarimenti: altro sugli Oggetti', {
    'AC-9.86': 'Stivali ricevuti in questa Fase Azione? Contano dalla prossima fase Movimento.',
  }),
];
