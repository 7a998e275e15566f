import { under } from '../../../under.ts';

export const courtesy = [
  ...under('Mniej pytań', {
    'CG-4.70':
      'Nie dostajesz pytania o akcję tam, gdzie wszyscy widzą, że możesz tylko spasować: świętujesz albo nie masz kart na ręce ani zdolności do użycia. Z choćby jedną ukrytą kartą dostajesz pytanie wszędzie, aby nikt nie poznał, co to za karta.',
    'CG-4.71':
      'Możesz polecić stołowi, żeby pasował za ciebie: w tej Lokacji, aż do wskazanej Lokacji albo do końca fazy. W każdej chwili możesz to cofnąć. Nikt inny o tym nie wie.',
    'CG-4.72':
      'Mimo to dostajesz pytanie tam, gdzie jesteś, gdzie ktoś zadziałał, gdzie ktoś jest blisko zwycięstwa, we wskazanej przez ciebie Lokacji i gdy dobierzesz karty lub coś cię trafi. Każde z tych pytań możesz wyłączyć. Po dwóch ostatnich i po twojej akcji polecenie wygasa.',
    'CG-4.75':
      'Wszyscy, którzy dostaną pytanie w Lokacji, widzą je od razu. Możesz odpowiedzieć wcześniej: „pasuję” albo „pasuję, chyba że ktoś zadziała”, dla jednej Lokacji lub całej rundy, i cofnąć to, zanim przyjdzie twoja kolej.',
    'CG-4.76':
      'Każdy pas widać po tym samym czasie, więc nikt nie wie, które były zlecone wcześniej. Ustala go stół, od 0 do 3 sekund.',
    'CG-4.78':
      'Stół może brać za ciebie korzyści Lokacji 1, 3, 4 i 6: nic nie kosztują i nie ma w nich czego wybierać.',
    'CG-4.79': 'Twój zegar biegnie tylko wtedy, gdy pytanie jest skierowane do ciebie.',
  }),
];
