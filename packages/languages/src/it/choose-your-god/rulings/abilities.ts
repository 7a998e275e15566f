import { under } from '../../../under.ts';

export const abilities = [
  ...under('Costi delle abilità', {
    'CG-5.90':
      'Per scartare carte come costo, scegli altrettante delle tue carte, una dopo l’altra. Un Miracolo, un Intrigo, una Licenza e la carta Supremazia contano ciascuno per una.',
    'CG-5.91':
      'Costo di Rituale: il Sacerdote libero che scegli va sulla tua plancia fino alla fine del round; può essere il Patriarca, se in quel momento ha la forza giusta. Costo di Sacrificio: il segnalino Sacerdote libero che scegli viene distrutto; mai il Patriarca. I Sacerdoti nei Luoghi o sulla plancia non possono pagare.',
    'CG-5.92': 'I Seguaci, le monete e le Folle che paghi vanno nella riserva.',
    'CG-5.93':
      'Puoi usare solo le abilità del lato visibile. Ogni uso è la tua unica azione nel Luogo attivo. In un round puoi usare un’abilità in tutti i Luoghi in cui puoi pagarla.',
    'CG-5.94':
      'Se non dice altro, un’abilità non richiede né la tua presenza nel Luogo attivo né Seguaci per l’accesso. «Avversari sul lato chiaro» sono tutti gli altri giocatori la cui plancia mostra il lato chiaro.',
  }),
  ...under('Anubi', {
    'CG-5.101':
      'Rituale del trapasso (chiaro). Sacrifica un segnalino libero di forza 2 o più. Si può usare se ne hai uno, hai al massimo 8 Seguaci e nel Luogo attivo c’è almeno un Sacerdote di chiunque. Ottieni 1 Seguace per ogni Sacerdote e Patriarca di tutti i giocatori lì, fino a 9.',
    'CG-5.102':
      'Mano della morte (chiaro). Sacrifica 1 Seguace. Si può usare se ne hai uno, e se nel Luogo attivo hai un segnalino di forza da 1 a 3 che può ottenere esattamente 2 di forza; uno di 4 o 5 non può. Sceglilo: prende quella forza e diventa libero. Ottieni 2 monete.',
    'CG-5.103':
      'Creare una mummia (oscuro). Sacrifica un segnalino libero di forza esattamente 1. Si può usare se ne hai uno, e se il mazzo Miracoli non è vuoto o un avversario sul lato chiaro ha una Folla. Ogni avversario sul lato chiaro perde 1 Folla. Pesca 1 Miracolo.',
    'CG-5.104':
      'Risurrezione dei giusti (oscuro). Sacrifica 2 Seguaci. Conta i tuoi Sacerdoti liberi, compreso il Patriarca se è libero. Si può usare se hai 2 Seguaci ed è disponibile un segnalino esattamente di quella forza: con più di 5 non ce n’è. Prendi un segnalino libero di quella forza.',
  }),
  ...under('Cthulhu', {
    'CG-5.105':
      'Rituale dell’abisso (chiaro). Sacrifica un segnalino libero. Poi un tuo segnalino di forza da 1 a 4 nel Luogo attivo ottiene la forza di quello sacrificato, al massimo 5. Il cambio è possibile se al massimo due tuoi altri segnalini hanno la nuova forza; questi due segnalini non contano. Si può usare se esiste una coppia di segnalini così.',
    'CG-5.106':
      'Il grande santuario (chiaro). Sacrifica 5 Seguaci e tutti i tuoi segnalini liberi; possono non essercene, e un Patriarca libero resta. Si può usare se hai 5 Seguaci e puoi costruire nel Luogo attivo. Costruisci lì un Altare con un segnalino a tua scelta.',
    'CG-5.107':
      'Tempesta furiosa (oscuro). Scarta 2 carte. Si può usare se hai 2 carte, e se hai al massimo 8 Seguaci o qualcuno ha 7 monete o più. Ogni giocatore con 7 monete o più, anche tu, perde 7 monete. Poi ottieni 2 Seguaci.',
    'CG-5.108':
      'Volontà dell’Antico (oscuro). Sacrifica 5 Seguaci. Si può usare se li hai e un avversario sul lato chiaro ha una Folla o una carta. Uno alla volta, ogni avversario sul lato chiaro perde 1 Folla, se ne ha, e poi ti dà 1 carta a sua scelta, se ne ha. Una Licenza o la carta Supremazia data così sta a faccia in su davanti a te.',
  }),
  ...under('Fafnir', {
    'CG-5.109':
      'Ode all’avidità (chiaro). Paga 6 monete. Si può usare se le hai, il Luogo attivo non è l’ultimo e vi hai un segnalino di forza da 1 a 4 che può ottenere 1 di forza. Sceglilo: ottiene 1 di forza e poi va nel Luogo successivo, il numero dopo questo. Non servono Seguaci. Le monete sotto di lui sono perse.',
    'CG-5.110':
      'Ode al tradimento (chiaro). Scarta 1 carta e paga 2 monete. Si può usare se hai entrambe le cose e il mazzo Intrighi non è vuoto. Rivela il primo Intrigo, ottieni il suo prezzo e mettilo in fondo. Non è né pescato né giocato.',
    'CG-5.111':
      'Sangue per oro (oscuro). Sacrifica 2 Seguaci. Si può usare se li hai e un avversario sul lato chiaro ha una moneta. Ogni avversario sul lato chiaro ti dà 7 monete, o tutte se ne ha meno.',
    'CG-5.112':
      'Esercito di predoni (oscuro). Paga 15 monete. Si può usare se le hai, e se c’è una Folla nella riserva o il mazzo Miracoli non è vuoto. Ottieni 1 Folla. Pesca 2 Miracoli.',
  }),
  ...under('Giano', {
    'CG-5.113':
      'Calice della chiarezza (chiaro). Scarta 2 carte. Si può usare se hai 2 carte. Ottieni 1 Seguace. Nel Luogo attivo vince l’Influenza più bassa; un Sacerdote con monete e un’occupazione sono comunque più forti.',
    'CG-5.114':
      'Mistero delle virtù (chiaro). Paga 7 monete. Si può usare se le hai, il mazzo Miracoli non è vuoto e nel Luogo attivo c’è almeno un Sacerdote. Pesca 1 Miracolo per ogni Sacerdote e Patriarca di tutti i giocatori lì.',
    'CG-5.115':
      'Mistero dei vizi (oscuro). Sacrifica un segnalino libero di qualsiasi forza. Si può usare se ne hai uno e il mazzo Intrighi non è vuoto. Pesca tanti Intrighi quanta è la sua forza.',
    'CG-5.116':
      'Calice della follia (oscuro). Scarta 9 carte. Si può usare se hai 9 carte, e se c’è una Folla nella riserva o un Altare nel Luogo attivo. Ottieni 2 Folle, o 1 se ne resta una sola. Tutti gli Altari nel Luogo attivo vengono distrutti, anche il tuo.',
  }),
  ...under('Nirriti', {
    'CG-5.117':
      'Via della lealtà (chiaro). Sacrifica 2 Seguaci. Si può usare se li hai e il mazzo Miracoli non è vuoto. Pesca 3 Miracoli dal fondo, per primo il più basso. Le carte giocate o scartate da chi ha agito prima sono già lì.',
    'CG-5.118':
      'Sentiero della tentazione (chiaro). Scarta 2 carte. Si può usare se hai 2 carte e una Licenza scoperta non costa più delle monete che hai. Prendi una di queste Licenze senza pagarla.',
    'CG-5.119':
      'Sentiero dell’iniquità (oscuro). Sacrifica un segnalino libero di forza 4 o meno. Si può usare se ne hai uno e il mazzo Intrighi non è vuoto. Tre volte, o meno se il mazzo ha meno carte: rivela a tutti il primo Intrigo; se ora puoi giocarlo, devi farlo; mettilo in fondo. Le scelte le fai tu, conta come giocato da te e le tue Licenze Esuli hanno effetto.',
    'CG-5.120':
      'Via del trionfo (oscuro). Rituale: il tuo Patriarca, che deve essere libero e avere forza 16 o più. Si può usare se è così, e se è disponibile un segnalino di forza 5 o c’è una Folla nella riserva. Metti nel Luogo attivo un segnalino di forza 5, se è disponibile. Ottieni 1 Folla.',
  }),
  ...under('Tiamat', {
    'CG-5.121':
      'Cambio d’aspetto (chiaro). Gioca dalla mano un Miracolo o Intrigo con sigillo oscuro come se la tua plancia mostrasse il lato oscuro, per 3 monete e un’altra carta che scarti. Prima scegli la carta da giocare, che vedono tutti; poi quella da scartare, che può essere qualsiasi altra tua; paga; poi gioca la prima secondo la sua regola. Dev’essere giocabile dopo aver pagato il costo. Le Licenze Esuli e Mago di corte hanno effetto se le possiedi ancora.',
    'CG-5.122':
      'Incarnazione (chiaro). Rituale: un Sacerdote libero di forza 3 o più, anche il Patriarca. Poi vengono distrutti 3 dei tuoi segnalini ancora liberi, uno alla volta a tua scelta, o tutti se sono meno, anche nessuno; mai il Patriarca. Poi metti nel Luogo attivo un segnalino di forza 5. Si può usare se puoi pagare il Rituale e c’è un modo di pagare che lascia disponibile la forza 5.',
    'CG-5.123':
      'Attacco dei draghi (oscuro). Scarta 3 carte. Si può usare se hai 3 carte e un Culto con Influenza nel Luogo attivo ha una Folla. Ogni Culto con Influenza lì, compreso il tuo, perde 1 Folla.',
    'CG-5.124':
      'Raccolto del caos (oscuro). Rituale: un Sacerdote libero di forza esattamente 5, anche il Patriarca. Si può usare se è così e, dopo aver pagato, un Miracolo nella tua mano è giocabile. Gioca uno di questi Miracoli, poi pesca 2 Miracoli.',
  }),
  ...under('Aracne', {
    'CG-5.125':
      'Ordinazione di una sacerdotessa (chiaro). Sacrifica da 1 a 5 Seguaci. Metti nel Luogo attivo un segnalino di quella forza. Puoi scegliere qualsiasi numero di Seguaci che hai e per cui è disponibile un segnalino di quella forza.',
    'CG-5.126':
      'Fascino femminile (chiaro). Rituale: un Sacerdote libero di forza esattamente 3, anche il Patriarca. Si può usare se è così, il Luogo attivo non è l’ultimo e vi hai un Sacerdote. Scegli uno dei tuoi Sacerdoti lì, anche il Patriarca: va nel Luogo successivo. Ottieni 1 moneta. Non servono Seguaci.',
    'CG-5.127':
      'Morsa del ragno (oscuro). Scarta 2 carte e paga 2 monete. Si può usare se hai entrambe le cose e almeno 4 Sacerdoti liberi, contando il Patriarca. Sposta almeno 4 dei tuoi Sacerdoti liberi nel Luogo attivo, uno dopo l’altro; dopo il quarto puoi fermarti. Non servono Seguaci.',
    'CG-5.128':
      'Stregoneria della dea (oscuro). Sacrifica un segnalino libero di forza 3 o più. Si può usare se ne hai uno. Ottieni 3 monete. Pesca il primo Miracolo e il primo Intrigo, e prendi la prima carta del mazzo Licenze, non da uno spazio, e mettila scoperta davanti a te. Un mazzo vuoto non dà nulla.',
  }),
  ...under('Ateismo', {
    'CG-5.129':
      'Trionfo della scienza (chiaro). Rituale: un Sacerdote libero di forza 4 o più, anche il Patriarca. Si può usare se è così, hai al massimo 8 Seguaci e nel Luogo attivo non c’è nessun Sacerdote o Patriarca di un altro giocatore. Gli Altari non contano e non serve la tua presenza. Ottieni 1 Seguace.',
    'CG-5.130':
      'Politica del terrore (chiaro). Sacrifica 2 Seguaci. Si può usare se li hai e, dopo aver pagato, un Intrigo nella tua mano è giocabile; non uno con sigillo oscuro, perché la tua plancia mostra il lato chiaro. Gioca uno di questi Intrighi, poi pesca 1 Intrigo e ottieni 3 monete.',
    'CG-5.131':
      'Sfatare il mito (oscuro). Rituale: il tuo Patriarca, che deve essere libero e avere forza 15 o più. Si può usare se è così e un avversario sul lato chiaro ha una carta. Ogni avversario sul lato chiaro con una carta ti dà 1 carta a sua scelta, uno dopo l’altro.',
    'CG-5.132':
      'Nichilismo (oscuro). Scarta 3 carte. Si può usare se hai 3 carte, nessuno ha un Altare nel Luogo attivo e puoi costruirvi. Costruisci un Altare con un segnalino a tua scelta.',
  }),
];
