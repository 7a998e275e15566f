import { under } from '../../../under.ts';

export const benefits = [
  ...under('Korzyści Lokacji', {
    'CG-5.1':
      'Ruiny: korzyść dostępna, jeśli talia Cudów nie jest pusta. Dobierz 1 Cud. Warunki korzyści są te same dla zwycięzcy, dzięki Wspólnocie i podczas modlitwy.',
    'CG-5.2':
      'Dzielnica Złodziei: korzyść dostępna, jeśli masz co najmniej 3 monety i Kapłana w Lokacji 2. Wybierz kwotę od 3 do 13, nie więcej, niż masz, i jednego ze swoich Kapłanów w Lokacji 2; może to być Patriarcha. Zapłać: Kapłan przechodzi do Lokacji o tym numerze, a monety leżą pod nim. Nie potrzebujesz do tego ani Wyznawców, ani Tytułu. Jeśli jest tam inny Kapłan na monetach, obaj wracają do siebie. Gdy ta Lokacja jest rozstrzygana, wygrywa właściciel tego Kapłana. Efekt znika, jeśli Kapłan wcześniej ją opuści, zmieni się w Ołtarz albo trafi go Zasadzka na głupca lub Zajęcie Lokacji; zmiana siły nie ma znaczenia. Twoi inni Kapłani w Lokacji 2 zostają aż do powrotu.',
    'CG-5.3': 'Slumsy: korzyść dostępna, jeśli masz mniej niż 9 Wyznawców. Zyskaj 1 Wyznawcę.',
    'CG-5.4':
      'Forum: korzyść dostępna, chyba że masz już odkrytą kartę Zwierzchnictwa. Weź ją z zasobów, od właściciela albo od siebie i połóż odkrytą przed sobą. Jej +7 liczy się od razu.',
    'CG-5.5':
      'Dzielnica Świątyń: korzyść dostępna, jeśli masz dostępnego Kapłana o sile 1 albo jeśli twój żeton, wolny lub stojący w Lokacji 5, o sile od 1 do 4, może wzmocnić się o 1. Weź nowego wolnego Kapłana o sile 1 albo wzmocnij taki żeton o 1; zostaje tam, gdzie jest. Nie można wybrać Patriarchy ani żetonów na planszy Kultu i w innych Lokacjach.',
    'CG-5.6': 'Dzielnica Handlowa: korzyść zawsze dostępna. Zyskaj 6 monet.',
    'CG-5.7':
      'Dzielnica Rzemieślników: korzyść dostępna, jeśli masz co najmniej 5 monet i Lokację, w której możesz budować. Zapłać 5 monet, wybierz jeden ze swoich żetonów w takiej Lokacji, także w Lokacji 7, i zbuduj tam Ołtarz. Podczas Rozstrzygania twoi Kapłani mogą być o tej porze już tylko w Lokacjach od 7 do 13; podczas modlitwy mogą być wszędzie.',
    'CG-5.8':
      'Akademia: wybierz jeden ze swoich żetonów o sile od 1 do 4, wolny lub stojący w Lokacji 8. Za 5 monet wzmacnia się o 2, za 11 monet o 4, ale nigdy powyżej 5; możesz zapłacić za więcej, niż może urosnąć. Nowa siła musi być możliwa. Korzyść dostępna, jeśli możesz zapłacić za możliwą zmianę.',
    'CG-5.9':
      'Port: korzyść dostępna, jeśli masz co najmniej 5 monet i mniej niż 9 Wyznawców. Zyskaj 2 Wyznawców za 5 monet albo 4 za 11, najwyżej do 9. Możesz zapłacić za więcej, niż się zmieści.',
    'CG-5.10':
      'Pałac: korzyść dostępna, jeśli leży odkryta Licencja. Weź jedną z nich za darmo. Jej miejsce jest puste do końca rundy.',
    'CG-5.11':
      'Dzielnica Szlachecka: korzyść dostępna, jeśli talia Intryg nie jest pusta. Dobierz 2 Intrygi albo 1, jeśli jest tylko jedna. Potem musisz odłożyć jedną Intrygę z ręki, nową lub starą, na wierzch talii Intryg.',
    'CG-5.12':
      'Koszary Straży: korzyść dostępna, jeśli masz co najmniej 2 Wyznawców, a w zasobach jest Tłum. Strać 2 Wyznawców i zyskaj 1 Tłum.',
    'CG-5.13':
      'Szczelina Ciemności: korzyść dostępna, jeśli twój Wpływ w Lokacji 13 jest w tej chwili co najmniej równy twojej Boskiej Mocy. Dokonaj Przywołania. Za pierwszym razem odwróć planszę Kultu na ciemną stronę; Boska Moc i zdolności zmieniają się od razu. Za drugim razem, po ciemnej stronie, masz za sobą dwa Przywołania.',
  }),
];
