import { under } from '../../../under.ts';

export const flow = [
  ...under('Początek rundy i święto', {
    'CG-4.21': 'Kto na początku rundy ma odkrytą kartę Zwierzchnictwa, decyduje, czy świętuje; w każdej rundzie.',
    'CG-4.22': [
      'Możesz świętować jednym z poniższych albo wcale:',
      'dobierz 4 Cuda, jeśli talia nie jest pusta;',
      'dobierz 3 Intrygi, jeśli talia nie jest pusta;',
      'zyskaj 3 Wyznawców, jeśli masz mniej niż 9;',
      'weź wolny żeton Kapłana o dowolnej dostępnej sile od 1 do 5;',
      'zyskaj 20 monet.',
    ].join('\n'),
    'CG-4.23': 'Jeśli świętujesz, dostajesz to od razu, zakrywasz kartę Zwierzchnictwa i świętujesz przez całą rundę.',
    'CG-4.24':
      'Do końca rundy świętujący gracz nie może nauczać, modlić się, zawierać transakcji, brać korzyści z modlitwy, zagrywać kart, używać zdolności, wygrywać Lokacji ani brać korzyści (także dzięki Wspólnocie) i nie dostaje jałmużny. Jego Ołtarze nie czynią Lokacji aktywną. Cała reszta trwa: karty i zdolności innych trafiają go jak zwykle, a jego Ołtarze liczą się wtedy jako obecność i Wpływ; zbiera Dziesięcinę, wybiera, co musi oddać lub stracić, zachowuje to, co ma, i może wygrać grę na koniec rundy.',
    'CG-4.25': 'Utrata karty Zwierzchnictwa podczas święta nie kończy święta. Nowy właściciel ma ją odkrytą.',
  }),
  ...under('Faza Zamiarów', {
    'CG-4.30':
      'Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy, kto nie świętuje i jeszcze się nie pomodlił, ma jedną turę: naucza wolnym Kapłanem w Lokacji albo się modli. Trwa to, aż pomodlą się wszyscy, którzy nie świętują.',
    'CG-4.32':
      'Możesz nauczać, jeśli masz wolnego Kapłana. Od czwartego położenia w tej fazie potrzebujesz też Zezwolenia na to położenie albo co najmniej 1 Wyznawcy. W przeciwnym razie możesz się tylko modlić.',
    'CG-4.33':
      'Możesz nauczać w każdej Lokacji, do której masz dość Wyznawców, licząc przed utratą Wyznawcy za położenie, albo której Tytuł masz. Może tam stać dowolnie wielu Kapłanów, także twoich, i twój Ołtarz.',
    'CG-4.34':
      'Kapłan trafia do Lokacji. Od czwartego położenia w tej fazie tracisz potem 1 Wyznawcę, chyba że masz na nie Zezwolenie.',
    'CG-4.35':
      'Jeśli przeciwnik ma Dziesięcinę z tej Lokacji, a ty masz monetę, płacisz mu 1 monetę. Kolejność: położenie, utrata Wyznawcy, Dziesięcina.',
    'CG-4.36':
      'Aby się modlić, połóż Patriarchę na boku. To tylko znak: zachowuje miejsce i Wpływ. Weź korzyść z modlitwy, potem zawieraj transakcje. Na tym faza się dla ciebie kończy. Modlić się możesz w każdej turze, nawet jeśli masz jeszcze wolnych Kapłanów.',
    'CG-4.37':
      'Możesz wziąć korzyść jednej Lokacji, którą otwierają ci Tłumy i z której możesz teraz skorzystać. Działa dokładnie tak jak po wygranej, ale nią nie jest: nikt nie dostaje jałmużny, Wspólnota nie działa i nie liczy się to przy wyborze pierwszego gracza.',
    'CG-4.38':
      'Transakcje: ile chcesz, w dowolnej kolejności. Sprzedaż: pokaż Intrygę z ręki, odłóż ją na spód talii i zyskaj jej cenę; mroczna pieczęć nie ma znaczenia. Kupno: zapłać cenę odkrytej Licencji i ją weź; jej miejsce jest puste do końca rundy.',
    'CG-4.39': 'Gdy pomodlą się wszyscy, którzy nie świętują, Patriarchowie wstają i zaczyna się Faza Rozstrzygania.',
  }),
  ...under('Faza Rozstrzygania', {
    'CG-4.40':
      'Lokacje są rozstrzygane od 1 do 13. Lokacja staje się aktywna, jeśli w tej chwili jest w niej gracz, który nie świętuje. W przeciwnym razie się ją pomija: bez akcji i bez zwycięzcy.',
    'CG-4.42':
      'Od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy, kto nie świętuje, obecny czy nie, robi dokładnie jedno: pasuje, zagrywa jeden Cud, zagrywa jedną Intrygę albo używa jednej zdolności z odkrytej strony planszy Kultu. Każda akcja kończy się, zanim zadziała następny gracz. W tej samej Lokacji nikt nie ma drugiej akcji. Jeśli pierwszy gracz świętuje, zaczyna następny zgodnie z ruchem wskazówek zegara.',
    'CG-4.43': [
      'Potem wyłania się zwycięzcę Lokacji. Decyduje pierwsza linia, która pasuje:',
      '1. Ktoś ją zajął: ten gracz.',
      '2. Jest tam Kapłan na monetach: jego właściciel.',
      '3. Nie ma tam nikogo, kto nie świętuje: nie wygrywa nikt.',
      '4. Wygrywa tu najmniejszy Wpływ: gracz z najmniejszym Wpływem. Przy remisie najniższa Boska Moc.',
      '5. W innym razie gracz z największym Wpływem. Przy remisie najwyższa Boska Moc odkrytej strony.',
    ].join('\n'),
    'CG-4.44':
      'Monety spod Kapłanów w tej Lokacji trafiają do zasobów. Jej zwycięzca jest teraz ostatnim zwycięzcą rundy.',
    'CG-4.46':
      'Jeśli w Lokacji była obława, nikt nie dostaje korzyści, także dzięki Wspólnocie, ani jałmużny. Kapłani wracają do siebie.',
    'CG-4.47':
      'Jeśli zwycięzca może skorzystać z korzyści Lokacji, bierze ją albo z niej rezygnuje. W przeciwnym razie nic nie dostaje.',
    'CG-4.48':
      'Jeśli przegrany gracz ma Wspólnotę tej Lokacji i w tej chwili ma tam Wpływ 1 lub więcej, też może wziąć korzyść, w ten sam sposób. Nie dostaje tu jałmużny, nawet jeśli z korzyści nie mógł skorzystać lub jej nie wziął. Wspólnota Lokacji jest tylko jedna. Zwycięzca, który ją ma, dostaje korzyść raz.',
    'CG-4.50': 'Każdy inny gracz, który jest w Lokacji, nie świętuje i ma co najmniej 1 Wpływu, dostaje jej jałmużnę.',
    'CG-4.53':
      'Wszystkie żetony Kapłanów i Patriarchowie z Lokacji wracają do właścicieli jako wolni Kapłani. Ołtarze zostają.',
  }),
  ...under('Koniec rundy', {
    'CG-4.60': 'Sprawdź, czy ktoś wygrał. Jeśli nie i nie minął limit rund, runda się kończy i zaczyna się następna.',
    'CG-4.61':
      'Jeśli co najmniej jedno z trzech miejsc na Licencje jest puste, pozostałe Licencje trafiają na spód talii, najpierw z miejsca 1, na końcu z miejsca 3, i odkrywa się nowe na miejscach 1, 2 i 3, na ile wystarczy talii. Jeśli wszystkie trzy są pełne, nic się nie zmienia.',
    'CG-4.62': 'Wszyscy Kapłani z plansz Kultów znów są wolni. Każda runda zaczyna się z samymi wolnymi Kapłanami.',
    'CG-4.63':
      'Pierwszym graczem zostaje zwycięzca najwyższej Lokacji, która miała w tej rundzie zwycięzcę. Jeśli nie miała go żadna, pierwszy gracz się nie zmienia.',
  }),
];
