import { under } from '../../../under.ts';

export const rituals = [
  ...under('Efekty', {
    'CD-5.1':
      'Efekt należy do właściciela kości (efekty ołtarzy), Powiernika, Postaci albo gracza, który używa Pieczęci. Ten gracz podejmuje wszystkie jego decyzje.',
    'CD-5.2':
      'Cele wybiera się w chwili działania efektu i muszą być wtedy dozwolone. Do zysku lub utraty życia można wybrać tylko żywych graczy.',
    'CD-5.3': 'Zdolności Postaci działają tylko za życia, oprócz zdolności Nekromanty.',
    'CD-5.4': 'Automatyczny Arcykapłan nie ma zdolności Postaci.',
    'CD-5.5':
      'Efekt ołtarza działa raz za każdą kość, której rozpatrzenie przesuwa znacznik tego Rytuału. Bez przesunięcia nie ma efektu.',
    'CD-5.6':
      '„Możesz” znaczy: nieobowiązkowo. Wszystko inne trzeba zrobić, jeśli się da; czego się nie da, to się pomija.',
    'CD-5.7':
      'Efekty Powiernika działają tylko za życia Powiernika. Samo zostanie Powiernikiem nie daje efektu ołtarza. Można mieć dowolnie wiele Rytuałów.',
    'CD-5.8': 'Raz na turę liczy się osobno dla każdego gracza i każdej zdolności.',
  }),
  ...under('Kraken', {
    'CD-5.11': 'Kraken rozdaje kości, które ranią na początku tury. Powiernik nimi rządzi.',
    'CD-5.11.1': 'Odkryty w trakcie gry, w czyjejkolwiek turze: od razu rozdaje.',
    'CD-5.11.2':
      'Póki leży na ołtarzu, rozdaje na początku tury gracza, który jest Arcykapłanem. Odkryty tuż przed tą turą rozdaje więc dwa razy z rzędu.',
    'CD-5.11.3': 'Nie ma efektu ołtarza: przydzielone tu kości tylko przesuwają znaczniki.',
    'CD-5.11.4':
      'Powiernik może w każdej chwili bez kosztu usunąć dowolnie wiele kości Krakena z gry: na każdym początku tury, w każdej Fazie Reakcji, zawsze gdy dostaje jakieś pytanie i gdy ma zginąć.',
    'CD-5.11.5':
      'Na początku swojej Fazy Rzutu jako Powiernik musisz dać 1 kość Krakena z zasobów dowolnemu żywemu graczowi, możesz sobie. Jeśli zasoby są puste, możesz przenieść kość od jednego gracza do drugiego.',
    'CD-5.11.6':
      'Póki ktoś jest Powiernikiem Krakena, Kraken sam niczego nie rozdaje. Kości Krakena zostają u graczy i rzuca się nimi na początku ich tur.',
    'CD-5.11.7': 'Gdy Kraken zostaje odrzucony, wszyscy gracze tracą wszystkie kości Krakena.',
  }),
  ...under('Pradawny Cień', {
    'CD-5.12': 'Pradawny Cień odbiera życie wszystkim po każdej turze Arcykapłana.',
    'CD-5.12.1':
      'Między turami, po turze Arcykapłana, póki leży na ołtarzu: dołóż 1 żeton Cienia, najwyżej do 6. Potem każdy żywy gracz, w kolejności tur od Arcykapłana, traci tyle punktów życia, ile jest żetonów.',
    'CD-5.12.2': 'Tej stracie nie można zapobiec, nie można jej zwiększyć ani na nią reagować. Nikt nie jest zabójcą.',
    'CD-5.12.3': 'Dzieje się to także wtedy, gdy Rytuał odkryto w tej samej turze Arcykapłana.',
    'CD-5.12.4': 'Nie ma efektu ołtarza. Ukończony zostaje odrzucony.',
  }),
  ...under('Pradawna Pieśń', {
    'CD-5.13': 'Pradawna Pieśń daje monety Pieśni i pozwala Powiernikowi zmieniać kości z wynikiem Pradawny.',
    'CD-5.13.1': 'Ołtarz: zyskaj 1 monetę Pieśni.',
    'CD-5.13.2':
      'Powiernik, w swojej Fazie Przydziału: zmień swoją nieprzydzieloną kość z wynikiem Pradawny na dowolny inny wynik oprócz Podwójnego Sztyletu, bez kosztu i bez ograniczeń.',
  }),
  ...under('Ofiara na ołtarzu', {
    'CD-5.14': 'Ofiara na ołtarzu nagradza za zabicie innego gracza.',
    'CD-5.14.1': 'Ma jeden znacznik, który zaczyna na 1, i nie przyjmuje kości.',
    'CD-5.14.2':
      'Gdy ktoś ginie z ręki innego gracza, zabójca pierwszej takiej ofiary wybiera dowolnych żywych graczy, może też nikogo. Każdy z nich zyskuje tyle punktów życia, ilu jest graczy. Potem Rytuał się odrzuca i dobiera nowy. Przy jednym sprawdzeniu liczy się jedno zabójstwo.',
    'CD-5.14.3':
      'Kto żyje, ocenia się po śmierciach tego sprawdzenia. Zabójca, który jest Upiorem lub ginie przy tym samym sprawdzeniu, i tak wybiera.',
    'CD-5.14.4': 'Śmierci z własnej ręki i śmierci bez zabójcy się nie liczą.',
  }),
  ...under('Syreny', {
    'CD-5.15': 'Ołtarz: zyskaj 1 monetę Syren. Ukończony Rytuał zostaje odrzucony.',
  }),
  ...under('Transmutacja', {
    'CD-5.16': 'Transmutacja daje kości dla innych Rytuałów; Powiernik może raz zamienić jeden wynik w drugi.',
    'CD-5.16.1':
      'Ołtarz: zyskaj 1 kość i od razu przydziel ją innemu Rytuałowi: wybierz inny ołtarz i wynik, który on przyjmuje; taki wynik ma ta kość. Bez takiego ołtarza nie ma kości. Rozpatruje się ją później w tej fazie jak każdą inną.',
    'CD-5.16.2':
      'Powiernik, w Fazie Reakcji dowolnego żywego gracza, także własnej: podaj dwa różne wyniki. Wszystkie kości aktywnego gracza z pierwszym wynikiem przyjmują drugi, także te bez celu, i są przydzielane ponownie. Potem Rytuał się odrzuca. Do końca tej tury to samo dotyczy kości aktywnego gracza, które przychodzą później.',
  }),
  ...under('Morska Hydra', {
    'CD-5.17': 'Morska Hydra leczy lub rani; Powiernik rzuca większą liczbą kości i jedną odrzuca.',
    'CD-5.17.1':
      'Ołtarz: wybierz dowolnego żywego gracza, możesz siebie; zyskuje 1 lub traci 1 punkt życia, jak wolisz.',
    'CD-5.17.2': 'Powiernik: o 2 kości więcej w swojej Fazie Rzutu.',
    'CD-5.17.3':
      'Powiernik: w swojej Fazie Przydziału musisz odrzucić dokładnie jedną wybraną nieprzydzieloną kość; jeśli masz też kopię Morskiej Hydry, po jednej za każdą.',
  }),
  ...under('Astralna Szczelina', {
    'CD-5.18': 'Astralna Szczelina to rzut na tabelę.',
    'CD-5.18.1': [
      'Ołtarz, za każdą rozpatrzoną tu kość: rzuć tą kością. Każdy Kosmos pozwala rzucić jeszcze 2, najwyżej trzy razy, więc rzuca się najwyżej 7 kośćmi; dalszy Kosmos nic nie robi. Potem zastosuj pozostałe wyniki jeden po drugim w wybranej kolejności.',
      'Sztylet: wszyscy żywi gracze tracą 1. Podwójny Sztylet: wszyscy tracą 2. Krew: wszyscy zyskują 1.',
      'Pergamin: zyskaj 1 kość dla innego Rytuału. Pradawny: zyskaj 2 takie kości.',
    ].join('\n'),
    'CD-5.18.2': 'Wszyscy gracze to także ty. Kości rzucanych na tabelę zasoby nie ograniczają; zyskane kości tak.',
    'CD-5.18.3':
      'Kilka kości na Szczelinie rozpatruje się jedną po drugiej, każdą z osobnym rzutem. Ukończona zostaje odrzucona po wszystkich efektach.',
  }),
  ...under('Lamia', {
    'CD-5.19': 'Lamia pozwala kraść życie; Powiernik żywi się stratami.',
    'CD-5.19.1':
      'Ołtarz: wybierz złodzieja, potem ofiarę. Złodziejem jest dowolny żywy gracz oprócz ciebie; jeśli żyje najwyżej 3 graczy, także ty. Ofiarą jest dowolny żywy gracz inny niż złodziej, możesz nią być ty. Ofiara traci 1, a jeśli naprawdę traci, złodziej zyskuje 1. Punktu dodanego przez Zabójcę II się nie kradnie.',
    'CD-5.19.2': 'Zabójcą jesteś ty, a nie złodziej.',
    'CD-5.19.3':
      'Powiernik: we własnej Fazie Rozpatrywania zyskujesz 1 za każdego gracza, także siebie, który pierwszy raz w tej fazie traci punkty życia, po wszystkich stratach tego zdarzenia.',
  }),
  ...under('Danina dla Nycen', {
    'CD-5.20': 'Daninę trzeba w każdej turze opłacać Kosmosem, inaczej się zbliża.',
    'CD-5.20.1':
      'Przyjmuje Kosmos. Rozpatrzony tu opłaca daninę na tę turę; nie przesuwa znacznika i niczego nie daje.',
    'CD-5.20.2': 'Nie ma efektu ołtarza.',
    'CD-5.20.3':
      'Raz na turę, na koniec Fazy Rozpatrywania, także w turze Upiora: jeśli w tej turze nie opłacono Daniny, jej znacznik przesuwa się o 1 w stronę 0.',
    'CD-5.20.4':
      'Na 0 aktywny gracz i gracze po obu jego stronach, o ile żyją, tracą po tyle punktów życia, ilu jest graczy, przez Rytuał. Potem Danina zostaje odrzucona i dobiera się nowy Rytuał.',
  }),
  ...under('Krwawe Obrzędy', {
    'CD-5.21': 'Krwawe Obrzędy zamieniają życie na kości.',
    'CD-5.21.1':
      'Ołtarz: możesz zapłacić 1 punkt życia. Jeśli to robisz, zyskaj 1 kość, ustaw na niej dowolny wynik oprócz Podwójnego Sztyletu i od razu przydziel ją na dowolny dozwolony cel inny niż ten Rytuał. Nie można wybrać wyniku bez dozwolonego celu.',
    'CD-5.21.2':
      'Powiernik, w swojej Fazie Przydziału, raz na turę: zapłać 1 punkt życia i zmień jedną swoją nieprzydzieloną kość na dowolny inny wynik, także Podwójny Sztylet.',
  }),
];
