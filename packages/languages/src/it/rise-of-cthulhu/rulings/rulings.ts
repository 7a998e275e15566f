import { under } from '../../../under.ts';

export const rulings = [
  ...under('Chiarimenti: fonti ed edizioni', {
    'RC-9.1':
      'I testi di Mostri, Artefatti e Grandi Antichi erano su immagini che non avevamo. Sono ricostruiti in modo coerente con tutto ciò che ne dice il regolamento stampato.',
    'RC-9.2':
      '6 o 8 Grandi Antichi? Il regolamento stampato dice 6. Si conosce una copia stampata con 8, quindi si possono scegliere 8.',
  }),
  ...under('Chiarimenti: il turno', {
    'RC-9.7': 'Si può pescare due volte da posti diversi? Sì, ogni volta scegli di nuovo tra mazzo Cultisti e Valle.',
    'RC-9.9': 'Da una Valle vuota non si può pescare nulla; vi si può giocare qualsiasi Cultista.',
    'RC-9.11':
      'Puoi pescare dalla Valle una carta che hai giocato in un turno precedente o che ha giocato l’avversario.',
    'RC-9.12': 'La mano non ha limite.',
    'RC-9.13':
      'Senza Cultisti in mano, entrambe le azioni devono servire a pescare. Puoi comunque giocare carte speciali.',
    'RC-9.15': 'Le carte speciali non si possono giocare nel turno dell’avversario.',
    'RC-9.16':
      'Una carta speciale senza un bersaglio valido non si può giocare, nemmeno solo per aver giocato un Mostro in più.',
    'RC-9.17':
      'Se un potere ti fa pescare nel turno dell’avversario e peschi un Grande Antico, sei tu a risvegliarlo e a pescare la carta in cambio.',
  }),
  ...under('Chiarimenti: Luoghi e influenza', {
    'RC-9.19':
      'Le carte in un Luogo bloccato restano e contano: per l’influenza, per i Luoghi a fine partita e per i punti.',
    'RC-9.20':
      'Un Luogo bloccato può ancora girarsi verso l’altro giocatore, ma solo con carte speciali o se Yog-Sothoth ne porta via delle carte.',
    'RC-9.21':
      'Se un Luogo si gira dopo che vi si è risvegliato un Grande Antico, il suo potere non passa di mano, non si ripete e non si annulla.',
    'RC-9.23': 'Non puoi giocare sul lato dell’avversario né spostare carte senza un effetto.',
  }),
  ...under('Chiarimenti: Valle e Cacciatore oscuro', {
    'RC-9.24':
      'Sulla Valle un valore uguale di un altro colore non va bene. Lo stesso colore va bene con qualsiasi valore, più alto o più basso.',
    'RC-9.26': 'Le carte della Valle non danno punti, non fanno combinazioni e non si rimescolano mai.',
    'RC-9.27':
      'Il Cacciatore oscuro deve andare in un Luogo diverso da quello in cui si trova. Ce n’è sempre uno, a meno che non lo impedisca un Segno degli Antichi: in quel caso va nella tana.',
    'RC-9.32':
      'Il Cacciatore oscuro colpisce solo quando lo spostano una giocata sulla Valle, il Segugio di Tindalos o il Trapezoedro splendente. Quando va nella tana non colpisce mai.',
    'RC-9.35':
      'Non puoi giocare una carta in un Luogo braccato per fare lì tre dello stesso colore e mandare via il Cacciatore oscuro: è la giocata stessa a essere vietata.',
  }),
  ...under('Chiarimenti: combinazioni', {
    'RC-9.38':
      'Una sola carta può fare tutte e tre le combinazioni. Esempio: Azzurro 4 giocato con Azzurro 3, Azzurro 5, Giada 4 e Ambra 4 fa colore, numero e scala.',
    'RC-9.39': 'Una carta che completa più scale insieme (il 3 tra 1, 2, 4 e 5) fa pescare un solo Artefatto.',
    'RC-9.40':
      'Allungare una scala (un 5 accanto a 2-3-4) forma una nuova scala, 3-4-5, e fa pescare di nuovo un Artefatto.',
    'RC-9.41': 'Dopo il valore più alto una scala non ricomincia: 9-10-1 non è una scala.',
    'RC-9.43': 'Una scala è anche tre dello stesso colore, quindi vale anche quella combinazione, e per prima.',
    'RC-9.44': 'Se una combinazione in seguito si rompe, non si perde nulla. Se la completi di nuovo, vale di nuovo.',
  }),
  ...under('Chiarimenti: Grandi Antichi', {
    'RC-9.53': 'Puoi avere il favore anche solo con carte che restano, senza Cultisti lì. Conta l’influenza.',
    'RC-9.55':
      'I poteri dei Grandi Antichi non toccano i Luoghi bloccati, salvo che con Yog-Sothoth puoi portarne via i tuoi Cultisti. Solo Mostri e Artefatti aprono ai Cultisti un Luogo bloccato. Così il terzo potere non può rovesciare tutto.',
    'RC-9.56':
      'Se Cthulhu è il terzo a risvegliarsi, resta un solo Luogo libero, quindi distrugge al massimo un Cultista.',
    'RC-9.58':
      'Lo scarto a caso di Hastur può colpire Cultisti che ha appena fatto tornare in mano. Mostri e Artefatti non vengono mai scartati così.',
    'RC-9.59':
      'Se Hastur è il terzo a risvegliarsi, lo scarto a caso avviene comunque; può contare per l’ultimo spareggio.',
    'RC-9.60':
      'Se Shub-Niggurath è il terzo a risvegliarsi e nella pila degli scarti non c’è una carta adatta, non succede nulla.',
  }),
  ...under('Chiarimenti: carte speciali e loro intrecci', {
    'RC-9.61':
      'Un Segno degli Antichi tiene fuori il Cacciatore oscuro per entrambi i giocatori, che a spostarlo sia una giocata sulla Valle, il Segugio di Tindalos o il Trapezoedro splendente.',
    'RC-9.65':
      'La carta che il Magro notturno mette sulla Valle è la sua nuova prima carta; le giocate successive sulla Valle nello stesso turno si confrontano con questa.',
    'RC-9.66':
      'Quella carta non conta né come giocata sulla Valle né come presa da lì. Se la peschi, conta come presa in questo turno.',
    'RC-9.67':
      'Un Cultista preso con Mi-Go o con la Lampada di Alhazred si può giocare nello stesso turno, in un Luogo o sulla Valle.',
    'RC-9.68':
      'Ghoul e Shub-Niggurath possono far tornare qualsiasi carta adatta dalla pila degli scarti, anche se era dell’avversario.',
    'RC-9.69': 'Se la Chiave d’argento prende una carta dal mezzo della Valle, la prima carta resta la stessa.',
    'RC-9.70':
      'Se la carta pescata con il Necronomicon risveglia un Grande Antico, ci si occupa prima di questo, compresa la carta in cambio; poi vengono le giocate in più, con i Luoghi come sono in quel momento. Se la partita finisce, le giocate in più sono perse, ma l’Artefatto conta comunque come ottenuto.',
    'RC-9.71':
      'Se la carta pescata con Byakhee risveglia un Grande Antico nel Luogo in cui è stato giocato, i Cultisti appena spostati contano già per l’influenza.',
    'RC-9.74':
      'Un Cultista che ha cambiato lato (Segno giallo, Nyarlathotep) appartiene a tutti gli effetti al nuovo lato.',
    'RC-9.75':
      'Il Cacciatore oscuro va nella tana prima delle giocate di Azathoth, quindi una combinazione di colore fatta con queste non ha nessuno da rimandare. Mostri e Artefatti ottenuti così aspettano il turno di chi ha il favore.',
    'RC-9.76':
      'La prima carta della Valle che Dagon mette può essere una giocata lì in questo turno. Viene messa, non presa in mano.',
    'RC-9.77': 'Se Ithaqua e Azathoth sono entrambi svegli, decidono i punti e Ithaqua non ha effetto.',
    'RC-9.78': 'Se a fine partita il Luogo di Ithaqua è neutrale, non conta per nessuno.',
  }),
  ...under('Chiarimenti: fine della partita', {
    'RC-9.83': 'Se un giocatore se ne va o si arrende, vince l’avversario.',
  }),
];
