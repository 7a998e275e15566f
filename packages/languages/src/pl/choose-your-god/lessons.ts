import type { lessons as english } from '../../en/choose-your-god/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'city.lesson.welcome.title': 'Wybierz mądrze swojego boga',
  'city.lesson.welcome.text':
    'Prowadzisz Kult Fafnira, smoka. Wygraj, budując 5 Ołtarzy, gromadząc 4 Fanatyczne Tłumy albo dwa razy przywołując boga. Liczy się to na koniec rundy.',
  'city.lesson.city.title': 'Wieczne Miasto',
  'city.lesson.city.text':
    '13 Lokacji leży przy jednej drodze. Runda ma 2 połowy: najpierw wszyscy kładą Kapłanów (Zamiary), potem Lokacje są rozstrzygane od 1 do 13 (Rozstrzyganie).',
  'city.lesson.might.title': 'Boska Moc',
  'city.lesson.might.text':
    'Zaczyna Tiamat, bo jej Boska Moc 20 bije twoją 17. Moc rozstrzyga też każdy remis w Lokacji. Dotknij jej planszy Kultu, aby zobaczyć wszystko, co ma.',
  'city.lesson.intent.title': 'Nauczać czy modlić się',
  'city.lesson.intent.text':
    'W swojej turze kładziesz wolnego Kapłana albo modlisz się i nie kładziesz już więcej. Dotknij Kapłana, a Lokacje pokażą, co zmieni.',
  'city.lesson.where.title': 'Dokąd?',
  'city.lesson.where.text':
    'Każda Lokacja podaje swoją korzyść. Dzielnica Handlowa daje 6 monet, Slumsy 1 Wyznawcę. Liczba z kapturem mówi, ilu Wyznawców wymaga Lokacja: z 2 możesz wejść do Lokacji od 1 do 6.',
  'city.lesson.influence.title': 'Wpływ',
  'city.lesson.influence.text':
    'U dołu Lokacji widać Wpływ każdego gracza: siłę wszystkich jego Kapłanów w tym miejscu. Korona pokazuje, kto by teraz wygrał.',
  'city.lesson.patriarch.title': 'Twój Patriarcha',
  'city.lesson.patriarch.text':
    'Kapłan z mitrą to twój Patriarcha. Jest tak silny jak twoi Wyznawcy, Licencje i karta Zwierzchnictwa razem i nikt nie może go zniszczyć.',
  'city.lesson.fourth.title': 'Czwarty Kapłan',
  'city.lesson.fourth.text':
    '3 Kapłanów na rundę jest za darmo. Od czwartego każdy kosztuje 1 Wyznawcę. Kapłan, który zostaje w domu, może jeszcze opłacić Rytuał.',
  'city.lesson.deal.title': 'Transakcje podczas modlitwy',
  'city.lesson.deal.text':
    'Gdy się modlisz, możesz kupować odkryte Licencje i sprzedawać Intrygi. Minstrel kosztuje 4 monety, wzmacnia Patriarchę i pozwala nauczać w Dzielnicy Rzemieślników, gdzie buduje się Ołtarze.',
  'city.lesson.resolution.title': 'Rozstrzyganie',
  'city.lesson.resolution.text':
    'Teraz Lokacje są rozstrzygane jedna po drugiej. Nad mapą widać aktywną Lokację i Wpływ każdego gracza. Puste Lokacje są pomijane.',
  'city.lesson.act.title': 'Po jednej akcji',
  'city.lesson.act.text':
    'Zanim Lokacja zostanie rozstrzygnięta, każdy może raz działać: zagrać kartę, użyć zdolności Kultu albo spasować. Dotknij czegoś, co świeci, aby zobaczyć, jak zmieni się wynik; nic nie jest zagrane, dopóki nie potwierdzisz.',
  'city.lesson.benefit.title': 'Wygrywasz Lokację',
  'city.lesson.benefit.text':
    'Zwycięzca może wziąć korzyść Lokacji albo z niej zrezygnować. Służą do tego przyciski pod stołem.',
  'city.lesson.alms.title': 'Jałmużna',
  'city.lesson.alms.text':
    'Przegrana Lokacja nic nie kosztuje: każdy inny obecny dostaje jej jałmużnę, liczbę przy monecie.',
  'city.lesson.home.title': 'Powrót',
  'city.lesson.home.text':
    'Gdy Lokacja jest rozstrzygnięta, Kapłani wracają i znów są wolni. Ołtarze zostają tam, gdzie są.',
  'city.lesson.ability.title': 'Moc twojego boga',
  'city.lesson.ability.text':
    'Ta zdolność świeci: możesz za nią zapłacić i coś by tu zmieniła. Jest na niej cena i efekt. Możesz jej użyć zamiast zagrać kartę.',
  'city.lesson.miracle.title': 'Cuda',
  'city.lesson.miracle.text':
    'Cuda pomagają tobie i widzisz je tylko ty. Natchnienie daje jednemu z twoich Kapłanów +2 Wpływu, a to w ostatniej chwili może odwrócić wynik. Czarna pieczęć znaczy: tylko dla ciemnych Kultów.',
  'city.lesson.intrigue.title': 'Intrygi',
  'city.lesson.intrigue.text':
    'Intrygi szkodzą innym. Te, których nie chcesz zagrać, możesz podczas modlitwy sprzedać za liczbę w rogu.',
  'city.lesson.forum.title': 'Karta Zwierzchnictwa',
  'city.lesson.forum.text':
    'Patriarcha właściciela ma +7 siły. Na początku następnej rundy właściciel może świętować: to wielki dar, ale pauzuje w tej rundzie.',
  'city.lesson.followers.title': 'Wyznawcy',
  'city.lesson.followers.text':
    'Wyznawcy robią 3 rzeczy: otwierają Lokacje, wzmacniają Patriarchę i służą do płacenia. Możesz mieć najwyżej 9. Dają ich Slumsy i Port.',
  'city.lesson.altars.title': 'Ołtarze',
  'city.lesson.altars.text':
    'W Dzielnicy Rzemieślników 5 monet zmienia jednego z twoich Kapłanów gdziekolwiek na planszy w Ołtarz. Daje ci tam 4 Wpływu w każdej rundzie. 5 Ołtarzy wygrywa.',
  'city.lesson.mobs.title': 'Tłumy',
  'city.lesson.mobs.text':
    'Koszary Straży zmieniają 2 Wyznawców w Fanatyczny Tłum. Każdy Tłum daje ci więcej korzyści podczas modlitwy, a 4 wygrywają grę.',
  'city.lesson.rift.title': 'Szczelina',
  'city.lesson.rift.text':
    'Wygraj Szczelinę z Wpływem co najmniej równym twojej Boskiej Mocy, a twój bóg odwróci się na ciemną stronę: nowe zdolności, więcej Mocy. Drugie Przywołanie wygrywa.',
  'city.lesson.thieves.title': 'Dzielnica Złodziei',
  'city.lesson.thieves.text':
    'Zapłać tyle monet, ile wynosi numer Lokacji, a jeden z twoich Kapłanów pójdzie tam na nich. Kapłan na monetach wygrywa z każdym Wpływem.',
  'city.lesson.close.title': 'Blisko końca',
  'city.lesson.close.text':
    'Ktoś jest o krok od zwycięstwa: jego rząd znaków jest mosiężny. Liczy się dopiero koniec rundy, więc jest jeszcze czas, aby zabrać Ołtarz lub Tłum.',
};
