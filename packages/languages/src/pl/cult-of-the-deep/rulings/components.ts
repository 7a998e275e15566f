import { under } from '../../../under.ts';

export const components = [
  ...under('Elementy gry', {
    'CD-2.1': [
      '9 kart ról: 1 Arcykapłan, 2 Wiernych, 4 Kabalistów, 1 Skruszony Heretyk, 1 Mściwy Heretyk.',
      '19 Postaci: dziewięć par (I i II) oraz Nekromanta. 6 kart Upiorów. 14 Pieczęci. 11 Rytuałów.',
      '12 kości kultystów, 18 kości upiorów, 7 kości Krakena. 10 monet Syren, 18 monet Pieśni, 8 monet Nekromanty.',
      '6 żetonów Cienia, 1 żeton Bez Twarzy, 4 plansze ołtarzy (numerowane od lewej), każda z dwoma znacznikami Rytuału. Punkty życia to liczba, bez żetonów.',
    ].join('\n'),
    'CD-2.2':
      'Zasoby są ograniczone: 12 nierozpatrzonych kości kultystów naraz, 18 kości upiorów, 7 kości Krakena, 10 monet Syren, 18 monet Pieśni i 8 monet Nekromanty, 6 żetonów Cienia. Kości użyczone przez Upiory nie wliczają się do 12. Jeśli zasobów brakuje, zyskuje się tylko to, co zostało.',
  }),
  ...under('Kości', {
    'CD-2.3':
      'Kość kultysty ma sześć ścianek, każdą raz: Sztylet (gracz traci 1 punkt życia), Podwójny Sztylet (traci 2), Krew (zyskuje 1; także na tor Krwi), Pergamin, Pradawny i Kosmos (na tory o tych nazwach; bez efektu na graczach).',
    'CD-2.5': 'Kość Krakena ma liczby 0, 1, 1, 2, 2, 3.',
  }),
  ...under('Role', {
    'CD-2.7':
      'Arcykapłan zaczyna z 3 dodatkowymi punktami życia za każdego Kabalistę w grze: +6 przy 4 lub 5 graczach, +9 przy 6 lub 7, +12 przy 8; z wariantem Herezja! +6, +9, +9 przy 6, 7, 8. Z wariantem Kupiec Śmierci są to 2 za każdego: +4, +4, +6, +6, +8, a z Herezją! +4, +6, +6.',
  }),
  ...under('Postacie', {
    'CD-2.8': [
      'Punkty życia i symbol mocy każdej Postaci:',
      'Alchemik 17 Kosmos; Alchemik II 16 Pradawny; Czarodziejka 16 Pradawny; Czarodziejka II 18 Pergamin;',
      'Kupiec 16 Pergamin; Kupiec II 15 Kosmos; Strażnik 15 Pradawny; Strażnik II 16 Pergamin;',
      'Zabójca 15 Sztylet; Zabójca II 15 Podwójny Sztylet; Bez Twarzy 17 Kosmos; Bez Twarzy II 16 Sztylet;',
      'Bibliotekarz 18 Pergamin; Bibliotekarz II 17 Pradawny; Mag Krwi 20 Sztylet; Mag Krwi II 18 Kosmos;',
      'Żniwiarz 16 Podwójny Sztylet; Żniwiarz II 17 Pradawny; Nekromanta 15 Kosmos (tylko w swoim wariancie).',
      'Nikt nie ma Krwi jako symbolu mocy.',
    ].join('\n'),
  }),
  ...under('Pieczęcie, Upiory, Rytuały', {
    'CD-2.9':
      'Każda Pieczęć jest jedna: Odwołania, Omenów, Dwulicowości, Kradzieży, Transfuzji, Ochrony, Odbicia, Zepsucia, Łaski, Agonii, Szału, Odnowy, Wstąpienia, Wygnania.',
    'CD-2.10': [
      'Karty Upiorów i wyniki, z którymi zaczynają, razem 18 kości:',
      'Banshee: Sztylet, Sztylet, Krew. Poltergeist: Krew, Pergamin, Kosmos.',
      'Pożeracz: Sztylet, Podwójny Sztylet, Krew, Pradawny. Widmo: Sztylet, Krew.',
      'Powrotnik: Krew, Pergamin, Pradawny. Zjawa: Sztylet, Krew, Kosmos.',
    ].join('\n'),
    'CD-2.11': [
      'Tory Rytuałów: Kraken Pradawny i Kosmos; Pradawny Cień Pradawny; Pradawna Pieśń Pradawny; Syreny Pergamin; Transmutacja Pergamin; Morska Hydra Pergamin i Pradawny; Astralna Szczelina Kosmos; Lamia Pergamin i Kosmos; Danina dla Nycen Kosmos; Krwawe Obrzędy Krew; Ofiara na ołtarzu jeden bez symbolu.',
      'Po ukończeniu Kraken, Pradawna Pieśń, Transmutacja, Morska Hydra, Lamia i Krwawe Obrzędy są zachowywane; pozostałe się odrzuca.',
    ].join('\n'),
    'CD-2.12':
      'Każdy tor zaczyna się od liczby graczy, tylko tor Ofiary na ołtarzu od 1. Znaczniki przesuwają się wyłącznie w stronę 0.',
  }),
];
