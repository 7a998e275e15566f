import { under } from '../../../under.ts';

export const dangers = [
  ...under('Duchy', {
    'AC-5.1':
      'Duch zachowuje gracza, rękę, kartę Trasy, Rolę i drużynę. Rusza się z 3 punktami Ruchu, przechodzi przez zamknięte drzwi i nie szkodzą mu niebezpieczne przejścia, Rybołak, sidła ani Zacięte drzwi.',
    'AC-5.2':
      'Duch nie bierze udziału w Starciach i nie jest ich świadkiem. Nie można go sprawdzić, walczyć z nim, wyrzucić go w Głosowaniu, przekazać mu Przedmiotu ani wybrać go na lidera rytuału.',
    'AC-5.3': 'Duch rozmawia i głosuje, mając 1 głos. Nie może zarządzić Głosowania.',
    'AC-5.4':
      'Duch kładzie i sprawdza karty, trzymając się trasy lub nie, jak mówi jego Rola. Zdobyte przez niego księgi się liczą.',
    'AC-5.5': 'Talia Pulsu Ducha zostaje na miejscu. Ma znaczenie tylko przy Gwieździe.',
  }),
  ...under('Wydarzenia i zagrożenia', {
    'AC-5.10':
      'Zagrożenia na Mapie to Akolici, portale i Rybołak. Gdzie pokój wybiera los, każdy jest równie prawdopodobny i wszyscy widzą wynik.',
    'AC-5.11':
      'Ciemność: jeśli w grze jest znacznik generatora, usuń go i nic więcej się nie dzieje. W przeciwnym razie ta runda jest ciemna aż do Porządków. Ciemność zmienia tylko Starcia.',
    'AC-5.12':
      'Rybołak krąży: idzie tam, gdzie jest tłum, do kolorowego pokoju z największą liczbą żywych Postaci; pokój, w którym jest, się nie liczy. Jeśli najwięcej jest w kilku, jeden z nich wybiera los. Jeśli w żadnym innym kolorowym pokoju nie ma żywej Postaci, idzie do losowego kolorowego pokoju innego niż ten, w którym jest.',
    'AC-5.13':
      'Akolici się zbierają: postaw Akolitę z zasobów w losowym kolorowym pokoju bez Akolity; przy 7 lub 8 graczach zrób to dwa razy. Za każdym razem, gdy zasoby są puste, przepada zamiast tego 1 Punkt Zwycięstwa, ale nigdy nie ma ich mniej niż 0.',
    'AC-5.14':
      'Portal się otwiera: połóż portal w losowym kolorowym pokoju bez portalu. Są dwie karty i dwa znaczniki, więc zawsze jest to możliwe.',
    'AC-5.15':
      'Zacięte drzwi: w następnej rundzie każda żywa Postać ma o 1 punkt Ruchu mniej. W rundzie 10 nic to nie robi.',
    'AC-5.16':
      'Pęknięty grunt: połóż znacznik na losowym przejściu, które jest teraz bezpieczne. Jest niebezpieczne w fazie Ruchu następnej rundy; znacznik znika na koniec tamtej rundy. Kto teraz tam stoi, niczego nie dobiera.',
    'AC-5.17': 'Cicha godzina: nic się nie dzieje.',
    'AC-5.18':
      'Ukryte regały: dwa różne losowe kolorowe pokoje dostają z zasobów po 1 zakrytej karcie Sukces. Potasuj ich talie.',
    'AC-5.19':
      'Rybołak gryzie na koniec fazy Wydarzenia, przed Starciami: każda żywa Postać na jego Polu, po kolei, dobiera bez oglądania wierzchnią kartę talii Niebezpiecznych Przejść do swojej talii Pulsu. Jeśli talia jest pusta, nic się nie dzieje; Kultystów chroni znak kultu. Gryzie w każdej rundzie, dopóki tam jest.',
    'AC-5.20':
      'Dopóki są na Mapie: gdzie jest Akolita, nikt nie może wykonywać akcji Pokoju. Gdzie jest Rybołak, nikt nie może wykonywać akcji Pokoju, a on gryzie. Portal pochłania karty. W jednym pokoju może być kilka zagrożeń; walka lub odpędzanie usuwa po jednym.',
  }),
  ...under('Zdolności pokoi', {
    'AC-5.21':
      'Różowy, kontrola papierów: wybierz dowolną inną Postać, żywą lub Ducha, gdziekolwiek jest. Ty, i tylko ty, widzisz kolory, które jej prawdziwa karta Trasy podaje w tej rundzie. Wszyscy widzą, kogo kontrolujesz.',
    'AC-5.22':
      'Niebieski, badanie: ty, i tylko ty, widzisz, ile kart Sukces, Porażka i Sabotaż jest w talii tego pokoju. Potem talię się tasuje. Wszyscy widzą, który pokój badasz.',
    'AC-5.23': 'Pomarańczowy, zasilanie: połóż w grze znacznik generatora. Odwołuje następną Ciemność.',
    'AC-5.24':
      'Czerwony, odpędzanie: wybierz jednego Akolitę lub portal gdziekolwiek albo Rybołaka, jeśli jest na Mapie. Akolita lub portal wraca do zasobów, Rybołak w głębiny. Cztery kolory działają dla żywych Postaci, a stół może je wyłączyć.',
  }),
];
