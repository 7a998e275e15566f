import { under } from '../../../under.ts';

export const principles = [
  ...under('Zasady ogólne', {
    'CG-4.6': 'Najpierw zapłać cały koszt. Potem następuje efekt, w kolejności, w jakiej jest zapisany.',
    'CG-4.7':
      'Zdolności można użyć, jeśli możesz zapłacić cały koszt i przynajmniej jedna część efektu coś wtedy zmieni. Części, których nie da się wykonać, się pomija. Dostajesz do wyboru tylko to, co można wykonać do końca.',
    'CG-4.8':
      'Cud można zagrać tylko, jeśli da się wykonać cały jego efekt. Intrygę można zagrać tylko, jeśli ma cel. Kartę z mroczną pieczęcią można zagrać tylko, gdy masz odkrytą ciemną stronę, chyba że dzięki Zmianie Postaci.',
    'CG-4.9':
      'Karta opuszcza rękę, gdy zaczynasz ją zagrywać, i w czasie działania nie liczy się do twoich kart. Potem trafia zakryta na spód swojej talii. Potem działają twoje Licencje Nadworny Mag (po Cudzie) lub Wygnańcy (po Intrydze).',
    'CG-4.10':
      'Ręka nie ma limitu. Karty i monety zmieniają właściciela tylko dzięki efektom. Rozmawiać można o wszystkim.',
  }),
];
