import type { lessons as english } from '../../en/choose-your-god/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'city.lesson.welcome.title': 'Scegli bene il tuo dio',
  'city.lesson.welcome.text':
    'Guidi il Culto di Fafnir, il drago. Vinci costruendo 5 Altari, radunando 4 Folle fanatiche o evocando due volte il tuo dio. Conta alla fine di un round.',
  'city.lesson.city.title': 'La Città Eterna',
  'city.lesson.city.text':
    'I 13 Luoghi stanno lungo una strada. Un round ha 2 metà: prima tutti mettono Sacerdoti (Intenzione), poi i Luoghi si decidono da 1 a 13 (Risoluzione).',
  'city.lesson.might.title': 'Potenza divina',
  'city.lesson.might.text':
    'Comincia Tiamat, perché la sua Potenza divina di 20 batte la tua di 17. La Potenza risolve anche ogni parità in un Luogo. Tocca la sua plancia per vedere tutto quello che ha.',
  'city.lesson.intent.title': 'Predica o prega',
  'city.lesson.intent.text':
    'Nel tuo turno metti un Sacerdote libero, oppure preghi e non ne metti più. Tocca un Sacerdote e i Luoghi mostrano che cosa cambierebbe.',
  'city.lesson.where.title': 'Dove?',
  'city.lesson.where.text':
    'Ogni Luogo indica il suo beneficio. Il Quartiere Commerciale dà 6 monete, i Bassifondi 1 Seguace. Il numero con il cappuccio dice quanti Seguaci servono: con 2 puoi entrare nei Luoghi da 1 a 6.',
  'city.lesson.influence.title': 'Influenza',
  'city.lesson.influence.text':
    'Ai piedi di un Luogo vedi l’Influenza di tutti: la forza di tutti i loro Sacerdoti lì. La corona indica chi vincerebbe ora.',
  'city.lesson.patriarch.title': 'Il tuo Patriarca',
  'city.lesson.patriarch.text':
    'Il Sacerdote con la mitra è il tuo Patriarca. La sua forza è la somma di Seguaci, Licenze e carta Supremazia, e nessuno può distruggerlo.',
  'city.lesson.fourth.title': 'Il quarto Sacerdote',
  'city.lesson.fourth.text':
    '3 Sacerdoti per round sono gratis. Dal quarto in poi, ciascuno costa 1 Seguace. Un Sacerdote che resta a casa può ancora pagare un Rituale più tardi.',
  'city.lesson.deal.title': 'Affari mentre preghi',
  'city.lesson.deal.text':
    'Quando preghi puoi comprare Licenze scoperte e vendere Intrighi. Il Menestrello costa 4 monete, rafforza il tuo Patriarca e ti fa predicare nel Quartiere degli Artigiani, dove si costruiscono Altari.',
  'city.lesson.resolution.title': 'Risoluzione',
  'city.lesson.resolution.text':
    'Ora i Luoghi si decidono uno alla volta. Sopra la mappa vedi il Luogo attivo, con l’Influenza di tutti. I Luoghi vuoti si saltano.',
  'city.lesson.act.title': 'Un’azione a testa',
  'city.lesson.act.text':
    'Prima che un Luogo sia deciso, ognuno può agire una volta: giocare una carta, usare un’abilità del proprio Culto o passare. Tocca qualcosa che brilla per vedere che cosa cambierebbe; nulla si gioca prima del tuo sì.',
  'city.lesson.benefit.title': 'Hai vinto il Luogo',
  'city.lesson.benefit.text':
    'Chi vince può prendere il beneficio del Luogo o rifiutarlo. Usa i pulsanti sotto il tavolo.',
  'city.lesson.alms.title': 'Elemosina',
  'city.lesson.alms.text':
    'Perdere un Luogo non ti costa nulla: tutti gli altri presenti ricevono l’elemosina, il numero con la moneta.',
  'city.lesson.home.title': 'Di nuovo a casa',
  'city.lesson.home.text':
    'Quando un Luogo è deciso, i suoi Sacerdoti tornano a casa e sono di nuovo liberi. Gli Altari restano dove sono.',
  'city.lesson.ability.title': 'Un potere del tuo dio',
  'city.lesson.ability.text':
    'Questa abilità brilla: puoi pagarla e qui cambierebbe qualcosa. Sopra ci sono il prezzo e l’effetto. Puoi usarla invece di giocare una carta.',
  'city.lesson.miracle.title': 'Miracoli',
  'city.lesson.miracle.text':
    'I Miracoli ti aiutano, e li vedi solo tu. Ispirazione dà a un tuo Sacerdote +2 di Influenza, e può ribaltare un Luogo all’ultimo momento. Un sigillo nero significa: solo per Culti sul lato oscuro.',
  'city.lesson.intrigue.title': 'Intrighi',
  'city.lesson.intrigue.text':
    'Gli Intrighi danneggiano gli altri. Quelli che non vuoi giocare puoi venderli mentre preghi, al prezzo scritto nell’angolo.',
  'city.lesson.forum.title': 'La carta Supremazia',
  'city.lesson.forum.text':
    'Il Patriarca di chi la possiede ha +7 di forza. All’inizio del round seguente chi la possiede può celebrare: un grande dono, ma salta il round.',
  'city.lesson.followers.title': 'Seguaci',
  'city.lesson.followers.text':
    'I Seguaci fanno 3 cose: aprono Luoghi, rafforzano il Patriarca e servono a pagare. Puoi averne al massimo 9. Li danno i Bassifondi e il Porto.',
  'city.lesson.altars.title': 'Altari',
  'city.lesson.altars.text':
    'Nel Quartiere degli Artigiani, 5 monete trasformano un tuo Sacerdote, ovunque sul tabellone, in un Altare. Lì ti dà 4 di Influenza in ogni round. Con 5 Altari vinci.',
  'city.lesson.mobs.title': 'Folle',
  'city.lesson.mobs.text':
    'La Caserma della Guardia trasforma 2 Seguaci in una Folla fanatica. Ogni Folla ti apre più benefici quando preghi, e con 4 vinci la partita.',
  'city.lesson.rift.title': 'Lo Squarcio',
  'city.lesson.rift.text':
    'Vinci lo Squarcio con Influenza almeno pari alla tua Potenza divina, e il tuo dio passa al lato oscuro: nuove abilità, più Potenza. Con la seconda Evocazione vinci.',
  'city.lesson.thieves.title': 'Quartiere dei Ladri',
  'city.lesson.thieves.text':
    'Paga tante monete quanto il numero di un Luogo e mandaci un tuo Sacerdote, in piedi su quelle monete. Un Sacerdote su monete batte qualsiasi Influenza.',
  'city.lesson.close.title': 'Vicino alla fine',
  'city.lesson.close.text':
    'Qualcuno è a un passo dalla vittoria: la sua fila di segni è d’ottone. Conta solo la fine del round, quindi c’è ancora tempo per togliere un Altare o una Folla.',
};
