import type { effects as english } from '../../en/choose-your-god/effects.ts';

export const effects: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'card.ruins': 'Pesca 1 Miracolo. Elemosina per gli altri: 1 moneta.',
  'card.thieves-district':
    'Paga da 3 a 13 monete: uno dei tuoi Sacerdoti qui va nel Luogo con quel numero, su queste monete, e lo vince. Elemosina per gli altri: 1 moneta.',
  'card.slums': 'Ottieni 1 Seguace. Elemosina per gli altri: 1 moneta.',
  'card.forum': 'Prendi la carta Supremazia, a faccia in su. Elemosina per gli altri: 2 monete.',
  'card.temple-district':
    'Prendi un nuovo Sacerdote di forza 1, o rafforza di 1 un tuo Sacerdote libero o presente qui. Elemosina per gli altri: 2 monete.',
  'card.trade-district': 'Ottieni 6 monete. Elemosina per gli altri: 2 monete.',
  'card.artisan-district':
    'Paga 5 monete: uno dei tuoi Sacerdoti sul tabellone diventa un Altare dove si trova. Elemosina per gli altri: 2 monete.',
  'card.academy':
    'Un tuo Sacerdote libero o presente qui ottiene 2 di forza per 5 monete, o 4 per 11 (al massimo 5). Elemosina per gli altri: 2 monete.',
  'card.port': 'Ottieni 2 Seguaci per 5 monete, o 4 per 11. Elemosina per gli altri: 2 monete.',
  'card.palace': 'Prendi gratis una delle Licenze scoperte. Elemosina per gli altri: 3 monete.',
  'card.nobility-district':
    'Pesca 2 Intrighi, poi rimetti 1 Intrigo dalla mano in cima al mazzo. Elemosina per gli altri: 3 monete.',
  'card.guard-quarters': 'Perdi 2 Seguaci e ottieni 1 Folla fanatica. Elemosina per gli altri: 3 monete.',
  'card.rift-of-darkness':
    'Se la tua Influenza qui è almeno pari alla tua Potenza divina, compi l’Evocazione: la prima gira la plancia sul lato oscuro, con la seconda vinci la partita. Elemosina per gli altri: 3 monete.',

  // Cults.
  'card.anubis': 'Dio dei morti: scambia Sacerdoti con Seguaci e riporta in vita i caduti.',
  'card.cthulhu':
    'Il dormiente: forte nelle parità, costruisce grandi santuari e, da sveglio, spezza la volontà altrui.',
  'card.fafnir': 'Il drago sul suo tesoro: trasforma carte e monete in forza, e saccheggia chi è sul lato chiaro.',
  'card.janus': 'Il dio dai due volti: fa vincere chi ha di meno, e attinge a piene mani dai mazzi.',
  'card.nirriti': 'Dea della rovina: pesca quello che altri hanno gettato, e gioca con il destino.',
  'card.tiamat': 'Madre dei draghi: prende in prestito il potere dell’oscurità e genera i suoi più forti.',
  'card.arachne': 'La tessitrice: trasforma Seguaci in Sacerdoti e li sposta dove servono.',
  'card.atheism': 'Nessun dio: governa con la scienza e il terrore, e costruisce dove non ci sono Altari.',

  // Abilities.
  'card.anubis-light-passing':
    'Sacrifica un segnalino Sacerdote libero di forza 2 o più: ottieni 1 Seguace per ogni Sacerdote qui, di chiunque sia.',
  'card.anubis-light-hand-of-death':
    'Sacrifica 1 Seguace: un tuo segnalino Sacerdote qui di forza 3 o meno ottiene 2 di forza e torna da te. Ottieni 2 monete.',
  'card.anubis-dark-mummy':
    'Sacrifica un segnalino Sacerdote libero di forza 1: ogni avversario sul lato chiaro perde 1 Folla. Pesca 1 Miracolo.',
  'card.anubis-dark-resurrection':
    'Sacrifica 2 Seguaci: prendi un nuovo segnalino Sacerdote di forza pari al numero dei tuoi Sacerdoti liberi. Se sono più di 5, non prendi nulla.',
  'card.cthulhu-light-abyss':
    'Sacrifica un segnalino Sacerdote libero: un tuo segnalino Sacerdote qui ottiene altrettanta forza (al massimo 5).',
  'card.cthulhu-light-great-shrine':
    'Sacrifica 5 Seguaci e tutti i tuoi Sacerdoti liberi tranne il Patriarca: costruisci un Altare qui.',
  'card.cthulhu-dark-furious-storm': 'Scarta 2 carte: chi ha 7 monete o più perde 7 monete. Ottieni 2 Seguaci.',
  'card.cthulhu-dark-will':
    'Sacrifica 5 Seguaci: ogni avversario sul lato chiaro perde 1 Folla e ti dà 1 carta a sua scelta.',
  'card.fafnir-light-greed':
    'Paga 6 monete: un tuo segnalino Sacerdote qui ottiene 1 di forza e va nel Luogo successivo.',
  'card.fafnir-light-treachery':
    'Scarta 1 carta e paga 2 monete: rivela il primo Intrigo del mazzo e ottieni il suo prezzo.',
  'card.fafnir-dark-blood-for-gold':
    'Sacrifica 2 Seguaci: ogni avversario sul lato chiaro ti dà 7 monete, o tutte se ne ha meno.',
  'card.fafnir-dark-army': 'Paga 15 monete: ottieni 1 Folla e pesca 2 Miracoli.',
  'card.janus-light-clarity': 'Scarta 2 carte: ottieni 1 Seguace, e qui vince l’Influenza più bassa.',
  'card.janus-light-virtues': 'Paga 7 monete: pesca 1 Miracolo per ogni Sacerdote qui, di chiunque sia.',
  'card.janus-dark-vices': 'Sacrifica un segnalino Sacerdote libero: pesca tanti Intrighi quanta è la sua forza.',
  'card.janus-dark-madness': 'Scarta 9 carte: ottieni 2 Folle, e tutti gli Altari qui vengono distrutti.',
  'card.nirriti-light-loyalty': 'Sacrifica 2 Seguaci: pesca 3 Miracoli dal fondo del mazzo.',
  'card.nirriti-light-temptation': 'Scarta 2 carte: prendi senza pagare una Licenza scoperta che potresti permetterti.',
  'card.nirriti-dark-iniquity':
    'Sacrifica un segnalino Sacerdote libero di forza 4 o meno: rivela i primi 3 Intrighi uno alla volta e gioca quelli che puoi.',
  'card.nirriti-dark-triumph':
    'Rituale con il tuo Patriarca libero di forza 16 o più: metti qui un Sacerdote di forza 5 e ottieni 1 Folla.',
  'card.tiamat-light-guise':
    'Gioca dalla mano un Miracolo o Intrigo con sigillo oscuro, anche se sei sul lato chiaro. Ti costa un’altra carta e 3 monete.',
  'card.tiamat-light-incarnation':
    'Rituale con un Sacerdote libero di forza 3 o più: distruggi 3 altri tuoi segnalini Sacerdote liberi, o tutti se ne hai meno. Metti qui un Sacerdote di forza 5.',
  'card.tiamat-dark-dragons': 'Scarta 3 carte: ogni Culto con Influenza qui, compreso il tuo, perde 1 Folla.',
  'card.tiamat-dark-harvest':
    'Rituale con un Sacerdote libero di forza 5: gioca un Miracolo dalla mano, poi pesca 2 Miracoli.',
  'card.arachne-light-ordination': 'Sacrifica da 1 a 5 Seguaci: metti qui un Sacerdote di quella forza.',
  'card.arachne-light-charms':
    'Rituale con un Sacerdote libero di forza 3: un tuo Sacerdote qui va nel Luogo successivo. Ottieni 1 moneta.',
  'card.arachne-dark-grip': 'Scarta 2 carte e paga 2 monete: sposta qui 4 o più dei tuoi Sacerdoti liberi.',
  'card.arachne-dark-sorcery':
    'Sacrifica un segnalino Sacerdote libero di forza 3 o più: ottieni 3 monete, pesca 1 Miracolo e 1 Intrigo e prendi la prima Licenza del mazzo.',
  'card.atheism-light-science':
    'Rituale con un Sacerdote libero di forza 4 o più: ottieni 1 Seguace, se nessun altro ha un Sacerdote qui.',
  'card.atheism-light-terror':
    'Sacrifica 2 Seguaci: gioca un Intrigo dalla mano, poi pesca 1 Intrigo e ottieni 3 monete.',
  'card.atheism-dark-myth':
    'Rituale con il tuo Patriarca libero di forza 15 o più: ogni avversario sul lato chiaro ti dà 1 carta a sua scelta.',
  'card.atheism-dark-nihilism': 'Scarta 3 carte: costruisci un Altare qui, se nessuno ne ha uno qui.',

  // Miracles.
  'card.mir-visitation': 'Metti qui uno dei tuoi Sacerdoti liberi. Ti servono i Seguaci per questo Luogo.',
  'card.mir-pilgrimage': 'Sposta un tuo Sacerdote da qui in un Luogo più alto per cui hai i Seguaci.',
  'card.mir-inspiration': 'Un tuo Sacerdote qui ha +2 di Influenza.',
  'card.mir-divine-fury': 'Sigillo oscuro. Un tuo Sacerdote qui ha +7 di Influenza.',
  'card.mir-relic-trade': 'Riprendi un tuo Sacerdote da qui e ottieni 7 monete.',
  'card.mir-hallowed-ground': 'Perdi 3 Seguaci: un tuo Sacerdote qui diventa un Altare.',
  'card.mir-holy-frenzy': 'Sigillo oscuro. Perdi 4 Seguaci e ottieni 1 Folla.',
  'card.mir-manna': 'Ottieni 1 Seguace o 4 monete.',
  'card.mir-cornucopia': 'Sigillo oscuro. Ottieni 2 Seguaci o 7 monete.',

  // Intrigues.
  'card.int-blackmail': 'Prendi metà delle monete, arrotondando per eccesso, al giocatore che da solo ne ha di più.',
  'card.int-exorcism':
    'Un Sacerdote di forza 3 o più qui, di chiunque sia, perde 2 di forza. I Patriarchi sono esclusi.',
  'card.int-foiled-plot':
    'Sigillo oscuro. Il giocatore che da solo ha più carte perde 1 Folla, 1 Altare a sua scelta e 2 Seguaci.',
  'card.int-slaughter-in-the-streets': 'Ogni Culto con Influenza qui, compreso il tuo, perde 2 Seguaci.',
  'card.int-disperse-the-fanatics': 'Ogni Culto con Influenza qui, compreso il tuo, perde 1 Folla.',
  'card.int-secret-search': 'Ogni avversario con Influenza qui ti dà 1 carta della mano a sua scelta.',
  'card.int-threat-to-the-crown':
    'Sigillo oscuro. Prendi una Licenza al giocatore che da solo ha il Patriarca più forte.',
  'card.int-vandalism': 'Tutti gli Altari qui vengono distrutti, se non c’è un Altare in un Luogo più alto.',
  'card.int-ambush-the-fool': 'Prendi le monete sotto un Sacerdote qui. Il Sacerdote torna a chi lo possiede.',
  'card.int-inquisition-raid': 'In questo Luogo nessuno riceve beneficio né elemosina.',
  'card.int-seize-the-location':
    'Sigillo oscuro. Tutti i Sacerdoti qui tornano a chi li possiede, e questo Luogo lo vinci tu.',
  'card.supremacy':
    'Il tuo Patriarca ha +7 di forza. All’inizio di un round puoi girarla a faccia in giù per celebrare: 4 Miracoli, 3 Intrighi, 3 Seguaci, un nuovo Sacerdote o 20 monete, ma salti il round.',

  // Other things.
  'card.patriarch': 'La sua forza è la somma di Seguaci, Licenze e carta Supremazia. Non può essere distrutto.',
  'card.altar': '4 di Influenza per chi lo possiede, in ogni round. Con 5 si vince la partita.',
  'card.follower': 'I Seguaci aprono Luoghi, rafforzano il tuo Patriarca e servono a pagare molte cose (al massimo 9).',
  'card.mob': 'Le Folle ti danno benefici quando preghi. Con 4 si vince la partita.',
  'card.first-player': 'Comincia la Fase di Intenzione e agisce per primo in ogni Luogo.',
};
