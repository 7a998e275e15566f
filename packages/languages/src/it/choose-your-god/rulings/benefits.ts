import { under } from '../../../under.ts';

export const benefits = [
  ...under('Benefici dei Luoghi', {
    'CG-5.1':
      'Rovine: si può usare se il mazzo Miracoli non è vuoto. Pesca 1 Miracolo. Le condizioni per usare un beneficio sono le stesse per chi vince, con la Comunità e con la preghiera.',
    'CG-5.2':
      'Quartiere dei Ladri: si può usare se hai almeno 3 monete e un Sacerdote nel Luogo 2. Scegli una somma da 3 a 13, non più di quanto hai, e uno dei tuoi Sacerdoti nel Luogo 2; può essere il Patriarca. Paga la somma: il Sacerdote va nel Luogo con quel numero, con le monete sotto di lui. Non servono né Seguaci né un Titolo. Se lì c’è un altro Sacerdote con monete, tornano entrambi a casa. Quando quel Luogo si decide, lo vince chi possiede questo Sacerdote. L’effetto sparisce se prima il Sacerdote se ne va, diventa un Altare, o è colpito da Agguato allo sciocco o Occupare il Luogo; un cambio della sua forza non conta. I tuoi altri Sacerdoti nel Luogo 2 restano finché non tornano a casa.',
    'CG-5.3': 'Bassifondi: si può usare se hai meno di 9 Seguaci. Ottieni 1 Seguace.',
    'CG-5.4':
      'Foro: si può usare se non possiedi già la carta Supremazia a faccia in su. Prendila dalla riserva, da chi la possiede o da te e mettila a faccia in su davanti a te. Il suo +7 conta subito.',
    'CG-5.5':
      'Quartiere dei Templi: si può usare se è disponibile un Sacerdote di forza 1, o se un tuo segnalino libero o nel Luogo 5 ha forza da 1 a 4 e può ottenere 1 di forza. Prendi un nuovo Sacerdote libero di forza 1, o rafforza di 1 uno di questi segnalini; resta dov’è. Non si possono scegliere il Patriarca né segnalini sulla plancia o in altri Luoghi.',
    'CG-5.6': 'Quartiere Commerciale: si può sempre usare. Ottieni 6 monete.',
    'CG-5.7':
      'Quartiere degli Artigiani: si può usare se hai almeno 5 monete e c’è un Luogo in cui puoi costruire. Paga 5 monete, scegli uno dei tuoi segnalini in uno di questi Luoghi, anche il Luogo 7, e costruisci lì. Nella Risoluzione, a quel punto, i tuoi Sacerdoti possono essere solo nei Luoghi da 7 a 13; quando preghi possono essere ovunque.',
    'CG-5.8':
      'Accademia: scegli un tuo segnalino di forza da 1 a 4, libero o nel Luogo 8. Per 5 monete ottiene 2 di forza, per 11 monete 4, ma mai più di 5; puoi pagare per più di quanto possa crescere. La nuova forza dev’essere possibile. Si può usare se puoi pagare per un cambio possibile.',
    'CG-5.9':
      'Porto: si può usare se hai almeno 5 monete e meno di 9 Seguaci. Ottieni 2 Seguaci per 5 monete, o 4 per 11, fino a 9. Puoi pagare per più di quanti puoi averne.',
    'CG-5.10':
      'Palazzo: si può usare se c’è una Licenza scoperta. Prendine una gratis. Il suo spazio resta vuoto fino alla fine del round.',
    'CG-5.11':
      'Quartiere dei Nobili: si può usare se il mazzo Intrighi non è vuoto. Pesca 2 Intrighi, o 1 se ce n’è uno solo. Poi devi mettere un Intrigo dalla mano, nuovo o vecchio, in cima al mazzo Intrighi.',
    'CG-5.12':
      'Caserma della Guardia: si può usare se hai almeno 2 Seguaci e c’è una Folla nella riserva. Perdi 2 Seguaci e ottieni 1 Folla.',
    'CG-5.13':
      'Squarcio delle Tenebre: si può usare se in quel momento la tua Influenza nel Luogo 13 è almeno pari alla tua Potenza divina. Compi la tua Evocazione. La prima volta, gira la plancia sul lato oscuro; Potenza divina e abilità cambiano subito. La seconda volta, con il lato oscuro visibile, l’hai compiuta due volte.',
  }),
];
