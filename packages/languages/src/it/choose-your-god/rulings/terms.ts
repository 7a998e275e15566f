import { under } from '../../../under.ts';

export const terms = [
  ...under('Sacerdoti', {
    'CG-2.10':
      'Un segnalino Sacerdote è in un solo posto: nella riserva; libero, accanto alla plancia di chi lo possiede; sulla plancia, speso per un Rituale; in un Luogo; oppure girato come Altare in un Luogo. I segnalini nella riserva e gli Altari non sono Sacerdoti. Ogni giocatore ha 15 segnalini, tre per ogni forza da 1 a 5.',
    'CG-2.11': 'Un Sacerdote libero è un tuo Sacerdote o Patriarca che sta accanto alla tua plancia.',
    'CG-2.12':
      'La parola «Sacerdote» comprende il Patriarca. Il Patriarca è escluso solo dove una regola dice «segnalino Sacerdote» o «segnalino».',
    'CG-2.13':
      'Ogni giocatore ha un Patriarca: libero, sulla plancia o in un Luogo. Non viene mai distrutto, non va mai nella riserva, non diventa mai un Altare e non paga mai un costo di Sacrificio. Può pagare costi di Rituale. Gli effetti che cambiano la forza di un Sacerdote non possono sceglierlo; quelli che aggiungono Influenza, o mettono, spostano o riprendono un Sacerdote, sì.',
    'CG-2.14':
      'La forza del tuo Patriarca è data dai tuoi Seguaci, più la forza di tutte le tue Licenze, più 7 se possiedi la carta Supremazia, a faccia in su o in giù. Può essere 0.',
  }),
  ...under('Che cosa possiedi', {
    'CG-2.16': 'Hai da 0 a 9 Seguaci. Quelli che otterresti oltre 9 sono persi.',
    'CG-2.17':
      'Le Folle fanatiche vengono da una riserva comune di 16. Se è vuota nessuno può ottenerne, e un effetto che non fa altro non si può usare. Una Folla persa torna nella riserva. Puoi possederne quante vuoi.',
    'CG-2.18':
      'Le monete bastano sempre. Nessuno ne ha mai meno di 0. Le monete sotto un Sacerdote non sono di nessuno.',
    'CG-2.19':
      'Un Altare ha forza 4; ogni Licenza Noviziato di chi lo possiede aggiunge 1 alla sua Influenza. In un Luogo hai al massimo un Altare, ma più giocatori possono averne lì uno ciascuno. Gli Altari restano finché non vengono distrutti. Un Altare non è un Sacerdote.',
  }),
  ...under('Segnalini e Altari', {
    'CG-2.20':
      'Puoi prendere dalla riserva un Sacerdote di una certa forza finché meno di 3 dei tuoi segnalini in gioco hanno quella forza, esclusi gli Altari, e meno di 15 dei tuoi segnalini sono in gioco o sotto Altari. Quale segnalino sta sotto un Altare non conta mai.',
    'CG-2.21':
      'Cambiare la forza di un segnalino significa restituirlo e prenderne uno della nuova forza. È possibile se al massimo due tuoi altri segnalini in gioco hanno la nuova forza.',
    'CG-2.22':
      'Nessun segnalino ha più di 5 di forza. Un aumento che andrebbe oltre 5 si ferma a 5. Un segnalino di forza 5 non si può scegliere per un aumento.',
    'CG-2.23':
      'Puoi costruire un Altare in un Luogo se vi hai un segnalino Sacerdote e non ancora un Altare. Scegli uno di questi segnalini: non è più un Sacerdote, ma il tuo Altare lì. Le monete che aveva sotto vanno nella riserva.',
    'CG-2.24': 'Quando un Altare viene distrutto, il suo segnalino va nella riserva.',
    'CG-2.25':
      'Distruggere un segnalino Sacerdote, o restituirlo alla riserva, lo toglie dal gioco. Riprendere, rimuovere o far tornare un Sacerdote a chi lo possiede lo rende libero. Sono due cose diverse.',
  }),
  ...under('Presenza e Influenza', {
    'CG-2.26':
      'Hai una presenza in un Luogo se vi hai un Sacerdote o un Altare. Un Culto «con Influenza» vi ha almeno 1 di Influenza.',
    'CG-2.27':
      'La tua Influenza in un Luogo è la somma della forza dei tuoi segnalini Sacerdote lì, della forza del tuo Patriarca se è lì, del tuo Altare se ne hai uno lì, e di tutti i bonus di Influenza sui tuoi Sacerdoti lì. Cambia subito con ciascuna di queste cose.',
    'CG-2.28':
      'Un bonus di Influenza, +2 o +7, sta su un Sacerdote. Sparisce quando questo Sacerdote lascia il Luogo o non è più un Sacerdote.',
  }),
  ...under('Carte', {
    'CG-2.29':
      'Le tue carte sono i Miracoli e gli Intrighi nella tua mano, le tue Licenze e, se la possiedi, la carta Supremazia. Vale ovunque una regola parli di scartare carte, di chi ha più carte o di dare una carta.',
    'CG-2.30':
      'Un Miracolo, un Intrigo o una Licenza che scarti va in fondo al suo mazzo; la carta Supremazia va nella riserva. Più carte vanno una dopo l’altra, quindi l’ultima finisce più in basso. Le carte della mano si scartano a faccia in giù.',
    'CG-2.31':
      'Si pesca dalla cima, se una regola non dice altro. Se il mazzo ha meno carte, peschi quelle che ci sono; un mazzo vuoto non dà nulla e non si rimescola.',
  }),
  ...under('Monete sotto un Sacerdote', {
    'CG-2.32':
      'Quando un Sacerdote lascia un Luogo per qualsiasi motivo, perché è spostato, ripreso, distrutto o diventa un Altare, le monete sotto di lui vanno nella riserva e i suoi bonus spariscono. Un cambio di forza non è lasciare il Luogo.',
    'CG-2.33':
      'Nel momento in cui due Sacerdoti con monete sono nello stesso Luogo, entrambi tornano a chi li possiede come Sacerdoti liberi e tutte queste monete vanno nella riserva, anche se sono dello stesso giocatore.',
  }),
  ...under('Altri termini', {
    'CG-2.34':
      'Quando un effetto fa scegliere o dare qualcosa a più avversari, lo fanno uno alla volta, in senso orario dalla sinistra di chi agisce.',
  }),
];
