import { under } from '../../../under.ts';

export const atAGlance = [
  ...under('W skrócie', {
    'CD-1.1': 'Dla 4 do 8 graczy, od 45 do 75 minut: ukryte role i kości.',
    'CD-1.2':
      'Każdy jest kultystą z tajną rolą (frakcja i cel), jawną Postacią (punkty życia, symbol mocy, zdolność) i tajną Pieczęcią na jeden raz. Punkty życia, monety, żetony i kości są jawne.',
    'CD-1.5':
      'Są trzy frakcje: Arcykapłan z Wiernymi, Kabaliści oraz Heretycy (Skruszony lub Mściwy). Arcykapłan jest znany od początku; pozostałe role są ukryte aż do śmierci gracza lub końca gry.',
  }),
  ...under('Słowniczek', {
    'CD-1.10':
      'Gracze siedzą zgodnie z ruchem wskazówek zegara, a „po lewej” znaczy następny w tym kierunku. Aktywny gracz to ten, którego trwa tura.',
    'CD-1.11':
      'Żywy jest każdy, kto jeszcze nie zginął: z 0 punktów życia żyjesz do najbliższego sprawdzenia śmierci. Upiór to gracz, który zginął i wziął kartę Upiora.',
    'CD-1.12':
      'Przy czterech graczach automatyczny Arcykapłan liczy się jako piąty. Gdy zasada mówi o liczbie graczy, chodzi o liczbę na początku gry: nigdy się nie zmienia.',
    'CD-1.13':
      'Utracie życia można zapobiec i uruchamia ona zdolności. Płacenie punktami życia to koszt: nie można mu zapobiec, niczego nie uruchamia i nie jest stratą. Trzeba mieć co najmniej tyle punktów życia, ile się płaci, i wolno zapłacić aż do 0.',
    'CD-1.14':
      'Punkty życia to liczba całkowita od 0 w górę, bez górnej granicy. Strata większa niż pozostałe punkty życia sprowadza je do 0.',
    'CD-1.15':
      'Kość należy do gracza, w którego turze ją rzucono. Kości dodane przez Upiory lub dane przez Rytuały należą do aktywnego gracza. Przeniesienie ani zmiana kości nigdy nie zmienia jej właściciela.',
    'CD-1.16':
      'Kość jest przydzielona, gdy leży na graczu lub Rytuale, bez celu, gdy nie leży nigdzie, a zużyta, gdy została rozpatrzona lub usunięta.',
  }),
];
