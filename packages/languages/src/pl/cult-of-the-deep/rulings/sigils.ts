import { under } from '../../../under.ts';

export const sigils = [
  ...under('Pieczęcie', {
    'CD-5.50': 'Użycie Pieczęci: ogłasza się ją, można ją odwołać, a potem działa.',
    'CD-5.50.1':
      'Każdy gracz może użyć swojej Pieczęci raz na grę, także jako Upiór. Pieczęć mówi, kiedy: w Fazie Reakcji żywego gracza; w dowolnej Fazie Rozpatrywania, przed pierwszą kością, po ostatniej albo między kośćmi, jeśli czuwasz; we własnej Fazie Rzutu; albo przeciw innej Pieczęci.',
    'CD-5.50.2': 'Ogłoszona Pieczęć staje się jawna i trafia na stos użytych.',
    'CD-5.50.3': 'Pieczęć można ogłosić tylko wtedy, gdy w tej chwili ma co najmniej jeden dozwolony efekt.',
    'CD-5.50.4':
      'Po każdym ogłoszeniu każdy inny gracz z nieużytą Pieczęcią może dostać pytanie, czy ją odwołuje. Pozwala na to Pieczęć Odwołania, a także Pieczęć Kradzieży, jeśli Pieczęć Odwołania została już użyta. Takie odwołanie też można odwołać; ostatnie działa pierwsze. Gdy nikt nie może już odwoływać, nikogo się nie pyta.',
    'CD-5.50.5': 'Unieważniona Pieczęć nie ma efektu i pozostaje użyta.',
    'CD-5.50.6':
      'Jeśli nie została unieważniona, gracz, który jej używa, dokonuje wyborów i efekt następuje od razu. Kto odwołuje, zna więc Pieczęć, ale nie zna jej celu. Efekty kończą się z turą, chyba że tekst mówi więcej.',
    'CD-5.50.7':
      'Upiór pomija części, w których miałby tracić punkty życia lub nimi płacić; co trzeba opłacić punktami życia, jest dla niego niedostępne.',
    'CD-5.51':
      'Pieczęć Odwołania. Unieważnij Pieczęć, którą właśnie ogłosił inny gracz. Albo w Fazie Reakcji żywego gracza: ten gracz przerzuca raz wszystkie kości, także dodane i bez celu, i przydziela je ponownie.',
    'CD-5.52': [
      'Pieczęć Omenów. W Fazie Rozpatrywania: rzuć 3 kośćmi i zastosuj je jedną po drugiej w wybranej kolejności.',
      'Sztylet: wybrany przez ciebie żywy gracz traci 2. Podwójny Sztylet: wszyscy żywi gracze tracą 2. Krew: wybrany przez ciebie żywy gracz zyskuje 2.',
      'Pergamin: dodaj 1 kość do Rytuału; albo, jeśli żyjesz, zapłać 1 punkt życia i dodaj 2. Pradawny: w swojej następnej Fazie Rzutu rzucasz 1 kością więcej.',
      'Kosmos: rzuć jeszcze 2 kośćmi na tę tabelę i strać 1 punkt życia. Tak działa najwyżej 5 wyników Kosmos.',
      'Dodanie kości: wybierz ołtarz i wynik, który on przyjmuje. Znacznik przesuwa się o 1, a wybrany przez ciebie żywy gracz dostaje efekt ołtarza; wyborów dokonujesz ty. Przy Krwawych Obrzędach ten gracz decyduje, czy płaci. Danina jest tylko opłacana.',
      'Jeśli to kończy Rytuał z efektem Powiernika, wybierasz Powiernika: dowolnego żywego gracza oprócz automatycznego Arcykapłana.',
    ].join('\n'),
    'CD-5.53':
      'Pieczęć Dwulicowości. W Fazie Rozpatrywania: wybierz Rytuał z efektem Powiernika inny niż Kraken, zachowany lub odrzucony, oraz żywego gracza innego niż automatyczny Arcykapłan. Ten gracz ma kopię efektu Powiernika, aż zginie lub ją zużyje. Sumuje się tylko Morska Hydra. Kopia nigdy nie przechodzi na innych.',
    'CD-5.54':
      'Pieczęć Kradzieży. Działa jak jedna z użytych Pieczęci, w jej porze; którą z nich, mówisz przy ogłoszeniu. Unieważnione też się liczą. Nie może kopiować samej siebie.',
    'CD-5.55':
      'Pieczęć Transfuzji. W Fazie Rozpatrywania: wybierz żywego gracza. Każdy inny żywy gracz traci 1, w kolejności tur, a wybrany zyskuje tyle, ile naprawdę stracono; jeśli w grze jest Upiór, odkłada też 1 dodatkową kość.',
    'CD-5.56':
      'Pieczęć Ochrony. W Fazie Rozpatrywania: wybrany przez ciebie żywy gracz nie traci życia do końca tej Fazy Rozpatrywania. Płacenia to nie obejmuje.',
    'CD-5.57':
      'Pieczęć Odbicia. W Fazie Reakcji: wybierz żywego gracza innego niż aktywny, na którym leży Sztylet lub Podwójny Sztylet. Najwyżej trzy z tych kości, najpierw Podwójne Sztylety, trafiają na aktywnego gracza. Jeśli wynik jest symbolem mocy aktywnego gracza, leczy go.',
    'CD-5.58':
      'Pieczęć Zepsucia. W Fazie Rozpatrywania, jeśli aktywny gracz żyje i ma nierozpatrzone przydzielone kości z wynikiem Krew: wszystkie zmieniają się w Sztylety i zostają na miejscu.',
    'CD-5.59':
      'Pieczęć Łaski. W Fazie Rozpatrywania, jeśli jest nierozpatrzony przydzielony Sztylet lub Podwójny Sztylet: wybierz od 1 do 3 takich kości; zmieniają się w Krew i zostają na miejscu.',
    'CD-5.60':
      'Pieczęć Agonii. W Fazie Rozpatrywania: wybrany przez ciebie inny żywy gracz traci 4. Potem ty tracisz 1, jeśli żyjesz.',
    'CD-5.61':
      'Pieczęć Szału. We własnej Fazie Rzutu: rzuć teraz 2 dodatkowymi kośćmi i dodaj je do swoich (jako Upiór: kośćmi upiora). Twoje pozostałe przerzuty obejmują także je.',
    'CD-5.62': 'Pieczęć Odnowy. W Fazie Rozpatrywania: wybrany przez ciebie żywy gracz zyskuje 4.',
    'CD-5.63':
      'Pieczęć Wstąpienia. W Fazie Rozpatrywania: wybierz ołtarz, na którym nie leży Ofiara na ołtarzu, i jeden z jego znaczników powyżej 0; przesuń go o 1 lub 2 pola w stronę 0, bez efektu ołtarza. Jeśli to kończy Rytuał, wybierasz jego Powiernika. Ukończona w ten sposób Danina spada na graczy, a zabójcą jesteś ty.',
    'CD-5.64': 'Pieczęć Wygnania. W Fazie Reakcji: usuń 1 lub 2 przydzielone kości aktywnego gracza.',
  }),
  ...under('Zdolności Upiorów', {
    'CD-5.65':
      'Upiór może użyć swojej zdolności raz w każdej Fazie Reakcji żywego gracza, jeśli ma niewydaną kość upiora. Kość jest wydana do następnej Fazy Rzutu Upiora.',
    'CD-5.66': 'Banshee: wydaj 1 kość. Aktywny gracz zyskuje kość z tym wynikiem i ją przydziela.',
    'CD-5.67':
      'Poltergeist: wydaj 1 kość. Jedna przydzielona kość z innym wynikiem przyjmuje wynik twojej kości i jest przydzielana ponownie.',
    'CD-5.68': 'Pożeracz: wydaj 1 kość. Usuń jedną przydzieloną kość z tym samym wynikiem.',
    'CD-5.69':
      'Widmo: wydaj 1 kość. Aktywny gracz zyskuje kość z tym wynikiem; przydzielasz ją ty, z celami jak przy monecie Syren.',
    'CD-5.70':
      'Powrotnik: wydaj 1 lub 2 kości. Wybierz tyle różnych przydzielonych kości; właściciel przerzuca je raz i przydziela ponownie.',
    'CD-5.71':
      'Zjawa: wydaj 1 kość. Przenieś przydzieloną kość z tym samym wynikiem na inny cel, jak przy monecie Syren.',
  }),
  ...under('Monety, kości Krakena, wymiany', {
    'CD-5.72': [
      'Moneta Syren.',
      '1. W Fazie Reakcji dowolnego żywego gracza, także własnej, wydaj 1 monetę, aby przenieść jedną z przydzielonych kości aktywnego gracza. Najwyżej 1 moneta na gracza i turę.',
      '2. Kość trafia w inne miejsce: na dowolnego żywego gracza bez względu na wynik, także na jej właściciela, albo na dowolny Rytuał, który przyjmuje ten wynik. Wynik, który tam nic nie robi, przepada.',
    ].join('\n'),
    'CD-5.73':
      'Moneta Pieśni. W swojej Fazie Przydziału wydaj 1 monetę, aby zmienić jedną swoją nieprzydzieloną kość lub kość upiora na dowolny inny wynik oprócz Podwójnego Sztyletu. Dowolnie wiele monet, ale każdą kość najwyżej raz na turę.',
    'CD-5.75': [
      'Wymiany Kupca II albo Bez Twarzy II z tą zdolnością (handlarza), za życia.',
      '1. Zawsze gdy handlarz dostaje jakieś pytanie oraz w każdej Fazie Reakcji i Rozpatrywania może zaproponować komuś wymianę. Inni mogą proponować ją handlarzowi, gdy sami dostają pytanie.',
      '2. Oferta mówi, co się daje (monety Pieśni, monety Syren lub punkty życia) i czego się chce (czegoś innego z tej listy), najwyżej tyle, ile każda strona ma.',
      '3. Kto daje życie, musi żyć i zachować co najmniej 1 punkt; kto dostaje życie, musi żyć. Monetami można wymieniać się z Upiorami.',
      '4. Najwyżej 3 oferty we własnej Fazie Przydziału handlarza i 1 w każdej innej fazie.',
      '5. Druga strona od razu przyjmuje albo odrzuca. Wszystko zmienia właściciela w tej samej chwili i nie można tego cofnąć.',
      '6. Wymienione życie nie jest dla innych efektów ani stratą, ani zyskiem. Obietnice nikogo nie wiążą. Automatyczny Arcykapłan nigdy się nie wymienia.',
    ].join('\n'),
  }),
];
