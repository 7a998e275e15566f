import { under } from '../../../under.ts';

export const turn = [
  ...under('Tura', {
    'CD-4.1': 'Tury następują zgodnie z ruchem wskazówek zegara, od Arcykapłana. Upiory też mają swoje tury.',
    'CD-4.2':
      'Tura to Początek tury, Rzut, Przydział, Reakcja i Rozpatrywanie. Po turze Arcykapłana działa Pradawny Cień, jeśli jest w grze.',
    'CD-4.3': 'Runda to jedno okrążenie, od tury Arcykapłana do jego następnej tury.',
    'CD-4.4':
      'Raz na turę znaczy raz w każdej turze dowolnego gracza; z początkiem tury wszystko znów jest do dyspozycji. Zdolności Upiorów są znów do dyspozycji z początkiem Fazy Reakcji.',
    'CD-4.5': 'Tekst karty jest ważniejszy niż tekst zasad.',
  }),
  ...under('Początek tury', {
    'CD-4.11':
      'Na początku tury Arcykapłana, żywego lub Upiora: jeśli Kraken leży na ołtarzu, rozdaje się kości Krakena.',
    'CD-4.12':
      'Rozdawanie kości Krakena: spośród żywych graczy z najmniejszą liczbą kości Krakena zyskuje 1 ten, kto ma najwięcej punktów życia. Jeśli kilku ma też tyle samo punktów życia, zyskuje każdy z nich. Jeśli brakuje kości, daje się je w kolejności tur, od aktywnego gracza.',
    'CD-4.13':
      'Na początku twojej tury, póki żyjesz: Bez Twarzy może przyjąć inną Postać. Potem Bez Twarzy II kogoś oznacza.',
    'CD-4.14':
      'Na początku twojej tury, póki żyjesz: rzuć wszystkimi swoimi kośćmi Krakena. Powiernik Krakena może część usunąć. Potem przyjmij wynik albo przerzuć jedną z nich i spójrz znowu. Każdy przerzut kosztuje cię jedną kość rzutu w tej turze; nie możesz oddać więcej, niż masz do rzucenia.',
    'CD-4.15':
      'Po przerzucie Powiernik Krakena znowu może usuwać kości. Potem tracisz sumę kości jako jedną stratę przez Rytuał Kraken. Kości zostają.',
    'CD-4.16':
      'Po początku tury sprawdza się śmierci. Jeśli giniesz teraz i stajesz się Upiorem, grasz tę turę dalej jako Upiór i rzucasz wszystkimi swoimi kośćmi upiora. Jeśli zamiast tego opętujesz Arcykapłana, twoja tura się kończy.',
  }),
  ...under('Faza Rzutu', {
    'CD-4.17':
      'Na początku, w tej kolejności: aktywny żywy Powiernik Krakena musi dać 1 kość Krakena; Mag Krwi może zapłacić.',
    'CD-4.18':
      'Rzucasz 5 kośćmi; przy czterech graczach Arcykapłan rzuca 6. Powiernik Morskiej Hydry: o 2 więcej. Po 1 więcej za: żeton Bez Twarzy; zapłatę Maga Krwi; Żniwiarza II, póki w grze jest Upiór; każdą odłożoną kość. Przerzucone kości Krakena kosztują po 1. Co najmniej 0, najwyżej 12.',
    'CD-4.19': 'Odłożone kości i koszt przerzutów Krakena liczą się tylko w tej Fazie Rzutu.',
    'CD-4.20':
      'Rzuć wszystkimi kośćmi. Potem dwa razy możesz przerzucić dowolne z nich; Bibliotekarz trzy razy. W każdej chwili możesz przestać. Pieczęć Szału nie kosztuje przerzutu. Po ostatnim przerzucie wyniki są ostateczne.',
  }),
  ...under('Faza Przydziału', {
    'CD-4.22': [
      'W swojej Fazie Przydziału kładziesz kości jedną po drugiej. W dowolnej kolejności możesz też:',
      'wydać monetę Pieśni; zmienić kość jako Powiernik Pradawnej Pieśni, jako Alchemik lub dzięki Krwawym Obrzędom; sprzedać monetę jako Kupiec; odrzucić kość na rzecz Morskiej Hydry; zaproponować wymianę.',
      'Możesz zakończyć fazę, gdy nie ma już kości, która musi gdzieś trafić. Pozostałe kości są bez celu.',
    ].join('\n'),
    'CD-4.23':
      'Musisz przydzielić każdą kość, która ma dokąd trafić, nawet do Rytuału, który ci szkodzi. Na jeden cel może trafić dowolnie wiele kości. Wyjątek: cel, który otwiera tylko karta słowem „możesz”, na przykład Kosmos na Czarodziejce albo symbol mocy innego gracza przy Alchemiku II. Kość, która nie ma dokąd indziej trafić, może zostać bez celu.',
    'CD-4.25': [
      'Celem mogą być tylko żywi gracze, nigdy Upiory.',
      'Sztylet, Podwójny Sztylet: dowolny inny żywy gracz; w pierwszym wydaniu także ty.',
      'Krew: dowolny żywy gracz, także ty.',
      'Pergamin, Pradawny, Kosmos: żaden gracz; w pierwszym wydaniu dowolny żywy gracz, bez efektu.',
      'Twój własny symbol mocy: ty, jako symbol mocy.',
    ].join('\n'),
    'CD-4.26':
      'Symbol mocy: swój symbol mocy możesz przydzielić sobie ty i nikt inny. Daje 1 punkt życia zamiast zwykłego działania wyniku. Kość z twoim symbolem przydzielona sobie zawsze działa w ten sposób, nawet sztylet. Alchemik II to rozszerza.',
    'CD-4.27': 'Pergamin, Pradawny i Kosmos nic na graczu nie robią, chyba że jako symbol mocy albo do wybuchu magii.',
    'CD-4.28':
      'Wybuch magii: Kosmos, który Czarodziejka przydziela sobie albo dowolny żywy gracz Czarodziejce II. Kosmos w takim miejscu zawsze liczy się do wybuchu magii.',
    'CD-4.29':
      'Kość może trafić na Rytuał na ołtarzu, który ma tor dokładnie tego wyniku ze znacznikiem powyżej 0. Danina dla Nycen zawsze przyjmuje Kosmos; Ofiara na ołtarzu nie przyjmuje kości. Można położyć więcej kości, niż tor potrzebuje.',
    'CD-4.30':
      'Gdy kość mogłaby leżeć na celu na dwa sposoby, wybiera gracz, który ją przydziela. Przykład: Alchemik II przydziela Sztylet komuś, czyim symbolem jest Sztylet.',
    'CD-4.31':
      'Kość bez celu nie miała miejsca, do którego musi trafić. Nic nie robi i na koniec tury jest usuwana. Nadal można ją przydzielić, jeśli w Fazie Reakcji zmieni się jej wynik.',
  }),
];
