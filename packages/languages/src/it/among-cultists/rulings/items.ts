import { under } from '../../../under.ts';

export const items = [
  ...under('Oggetti', {
    'AC-5.40':
      'Trovare un Oggetto è una parte gratuita del controllo di una stanza: solo per Personaggi vivi, senza scelta e subito. Il segnalino si gira davanti a tutti. Reliquia, gufo e interruttore agiscono subito; tutti gli altri si prendono e stanno accanto al ritratto di chi li trova. Puoi portarne quanti vuoi, e tutti vedono che cosa porti. Gli Oggetti ci sono solo in Under the Surface.',
    'AC-5.41':
      'Reliquia rossa: va sull’altare e non si porta. Con la terza reliquia sull’altare si risveglia l’Organismo 46-B.',
    'AC-5.42':
      'Gufo delle nevi: chi lo trova sceglie subito, in segreto, una carta dalla riserva (Successo, Fallimento o Sabotaggio) e poi, davanti a tutti, una stanza colorata qualsiasi, anche questa. La carta va a faccia in giù nel mazzo di quella stanza, che si mescola. Il gufo resta, consumato, nella stanza in cui è stato trovato. Se il tavolo gioca con Investigatori rigorosi, chi lo trova e non è né un Cultista né la Spia può scegliere solo Successo.',
    'AC-5.43':
      'Pugnale: chi lo porta ha 1 voto in più in ogni votazione, anche in quella per il leader. I due voti non si possono dividere.',
    'AC-5.44': 'Stivali: chi li porta ha 1 punto Movimento in più in ogni fase Movimento; 2 in più con due paia.',
    'AC-5.45':
      'Binocolo speciale: una volta, come azione gratuita nel tuo turno di azione, mentre sei in una stanza colorata. Scegli un Personaggio vivo in un’altra stanza dello stesso colore e controlla il suo Stato come sempre, bugie comprese. Non consuma l’azione del turno. Poi il segnalino esce dal gioco.',
    'AC-5.46':
      'Interruttore segreto: la porta bloccata si apre subito; gira il suo marcatore sul lato aperto. Resta aperta fino alla fine. L’interruttore resta nella stanza, consumato.',
    'AC-5.47':
      'Fucile: una volta, come azione gratuita nel tuo turno di azione, contro un pericolo nella tua Posizione. Un Accolito torna nella riserva; oppure il Fishman va in una Posizione a tua scelta diversa da quella in cui si trova, compresi il Refettorio e i passaggi. Ora non morde. Poi il segnalino esce dal gioco. Lo sparo non consuma l’azione del turno: dopo puoi ancora usare la stanza, controllare o combattere.',
    'AC-5.48':
      'Lampada: in un Incontro a cui partecipi puoi usarla per non ricevere carte; ne dai una come sempre. Poi il segnalino esce dal gioco. Non aiuta contro passaggi non sicuri, Fishman, trappole o le carte della Celebrità.',
    'AC-5.49':
      'Come azioni gratuite nel tuo turno di azione puoi cedere quanti Oggetti vuoi, tra quelli che porti, a uno o più altri Personaggi vivi nella tua Posizione, che non possono rifiutare, e raccogliere gli Oggetti a terra lì (mai un gufo o un interruttore consumato). Gli Oggetti a terra stanno a faccia in su nella Posizione in cui era chi li portava quando la sua morte è stata confermata, stanza o passaggio, anche se è successo con il binocolo o con una votazione. I Fantasmi non possono fare nessuna delle due cose.',
    'AC-5.50':
      'L’Organismo 46-B si risveglia appena la terza reliquia è sull’altare. Da allora il Ghiaccio dell’altare è un passaggio non sicuro: è un’aggiunta nostra e si può disattivare. Chi si trova lì ora non pesca nulla. Se gli Investigatori raggiungono i loro punti, serve il rituale.',
    'AC-5.51':
      'Un Oggetto nascosto resta nella sua stanza finché un Personaggio vivo non la controlla. Sabotaggio, incendio e portali non lo toccano.',
  }),
];
