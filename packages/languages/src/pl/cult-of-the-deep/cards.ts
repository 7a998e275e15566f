import type { cards as english } from '../../en/cult-of-the-deep/cards.ts';

export const cards: Readonly<Partial<Record<keyof typeof english, string>>> = {
  // Roles: how they win
  'card.high-priest':
    'Wygrywasz, gdy wszyscy Kabaliści i Heretycy są martwi, a ty nie upadasz. Upadasz, gdy giniesz; jako Nekromanta: gdy nie żyjesz i nie żyje żaden Wierny. Twoją rolę znają wszyscy.',
  'card.faithful': 'Wygrywasz razem z Arcykapłanem, za życia i po śmierci.',
  'card.cabalist':
    'Wygrywasz, gdy Arcykapłan upadnie, nawet po twojej śmierci. Przy surowej Zemście zza grobu musi wtedy żyć jakiś Kabalista albo nie może żyć nikt poza Heretykami.',
  'card.repentant-heretic':
    'Za życia: wygrywasz, jeśli Arcykapłan upadł i żyją tylko Heretycy. Po śmierci: wygrywasz, jeśli wszyscy są martwi, jeśli Arcykapłan upada, gdy nie żyje żaden Kabalista (drugie wydanie), albo jeśli Arcykapłan wygrywa już po twojej śmierci.',
  'card.vengeful-heretic':
    'Za życia: wygrywasz, jeśli Arcykapłan upadł i żyją tylko Heretycy. Po śmierci: wygrywasz, jeśli Arcykapłan upada, gdy żyje Kabalista, albo jeśli wszyscy są martwi.',

  // Characters
  'card.alchemist':
    'Twoja Faza Przydziału: zmień najwyżej 2 swoje kości z wynikiem Pergamin, Pradawny lub Kosmos na inny z tych wyników.',
  'card.alchemist-ii':
    'Możesz leczyć innych ich symbolami mocy, a inni mogą leczyć ciebie twoim. Gdy pierwszy raz w turze leczy cię twój symbol, zyskujesz 1 więcej.',
  'card.sorceress':
    'Możesz przydzielać sobie Kosmos. Przy 2 takich kościach możesz wywołać wybuch: wszyscy oprócz jednego gracza tracą 2 punkty życia.',
  'card.sorceress-ii':
    'Każdy może przydzielić ci Kosmos. Przy 2 takich kościach wybuch odbiera 2 punkty życia wszystkim oprócz jednego gracza. Potem zyskujesz 1.',
  'card.merchant':
    'Zaczyna z 2 monetami Pieśni i 1 monetą Syren. Twoja Faza Przydziału, raz: zwróć jedną z tych monet, aby zyskać 2 punkty życia.',
  'card.merchant-ii':
    'Zaczyna z 2 monetami Pieśni i 2 monetami Syren. Z innymi graczami może wymieniać monety i punkty życia.',
  'card.guardian':
    'Dowolna Faza Rozpatrywania, raz na turę: zapłać 1 punkt życia. Tarcza zapobiega utracie najwyżej 2 punktów życia jednego żywego gracza.',
  'card.guardian-ii':
    'Dowolna Faza Reakcji, raz na turę: zmień Sztylet na Krew. Dowolna tura, raz: zapobiegnij utracie 1 punktu życia przez Rytuał.',
  'card.assassin':
    'Dowolna Faza Rozpatrywania, raz na turę: zapłać 1 punkt życia. Inny gracz, który stracił w tej fazie punkty życia, traci jeszcze 2.',
  'card.assassin-ii':
    'Dowolna Faza Reakcji, raz na turę: zmień Krew lub Sztylet na Podwójny Sztylet. Dowolna tura, raz: gracz, który traci punkty życia przez Rytuał, traci 1 więcej.',
  'card.faceless': 'Raz na grę, na początku twojej tury: przyjmij Postać, której nie ma w grze.',
  'card.faceless-ii':
    'Na początku swojej tury oznacz innego gracza: masz jego zdolność, a on rzuca 1 dodatkową kością.',
  'card.librarian': 'Twoja Faza Rzutu: 1 dodatkowy przerzut.',
  'card.librarian-ii': 'Twoja Faza Rozpatrywania, raz: wykonaj efekt ołtarza po raz drugi.',
  'card.blood-mage': 'Twoja Faza Rzutu: możesz zapłacić 1 punkt życia, aby rzucić 1 dodatkową kością.',
  'card.blood-mage-ii':
    'Dowolna Faza Reakcji, raz na turę: zapłać 1 punkt życia. Właściciel przerzuca przydzieloną kość.',
  'card.reaper': 'Gdy ginie inny gracz, zyskujesz 3 punkty życia.',
  'card.reaper-ii': 'Rzucasz 1 dodatkową kością, dopóki w grze jest Upiór.',
  'card.necromancer':
    'Zyskujesz monety Nekromanty za śmierci, a jeśli chcesz, także z symbolu mocy. Jako Upiór z co najmniej 4 możesz wrócić do życia.',

  // Sigils
  'card.sigil-of-revocation':
    'Unieważnij Pieczęć, którą właśnie ogłasza inny gracz. Albo w Fazie Reakcji żywego gracza: aktywny gracz przerzuca wszystkie kości.',
  'card.sigil-of-portents': 'Faza Rozpatrywania: rzuć 3 kośćmi i zastosuj wynik każdej.',
  'card.sigil-of-duplicity':
    'Faza Rozpatrywania: żywy gracz dostaje kopię efektu Powiernika z zachowanego lub odrzuconego Rytuału innego niż Kraken.',
  'card.sigil-of-larceny': 'Działa jak Pieczęć, która została już użyta, w jej porze.',
  'card.sigil-of-transfusion':
    'Faza Rozpatrywania: wszyscy inni żywi gracze tracą po 1 punkcie życia, a zyskuje je wybrany gracz. Jeśli w grze jest Upiór, ten gracz zyskuje też dodatkową kość.',
  'card.sigil-of-warding': 'Faza Rozpatrywania: żywy gracz nie traci punktów życia do końca tej fazy.',
  'card.sigil-of-reflection':
    'Faza Reakcji: najwyżej 3 Sztylety lub Podwójne Sztylety z jednego gracza trafiają w aktywnego gracza.',
  'card.sigil-of-corruption':
    'Faza Rozpatrywania: wszystkie nierozpatrzone kości z wynikiem Krew zmieniają się w Sztylety.',
  'card.sigil-of-mercy':
    'Faza Rozpatrywania: najwyżej 3 nierozpatrzone Sztylety lub Podwójne Sztylety zmieniają się w Krew.',
  'card.sigil-of-agony': 'Faza Rozpatrywania: inny żywy gracz traci 4 punkty życia, potem ty tracisz 1.',
  'card.sigil-of-frenzy': 'Twoja Faza Rzutu: rzuć 2 dodatkowymi kośćmi.',
  'card.sigil-of-renewal': 'Faza Rozpatrywania: żywy gracz zyskuje 4 punkty życia.',
  'card.sigil-of-ascension': 'Faza Rozpatrywania: przesuń znacznik Rytuału o 1 lub 2 pola, bez efektu ołtarza.',
  'card.sigil-of-banishment': 'Faza Reakcji: usuń 1 lub 2 przydzielone kości.',

  // Wraiths
  'card.banshee': 'Wydaj kość: aktywny gracz zyskuje kość z tym wynikiem i ją przydziela.',
  'card.poltergeist': 'Wydaj kość: przydzielona kość przyjmuje jej wynik.',
  'card.devourer': 'Wydaj kość: usuń przydzieloną kość z tym samym wynikiem.',
  'card.specter': 'Wydaj kość: aktywny gracz zyskuje kość z tym wynikiem, a ty ją przydzielasz.',
  'card.revenant': 'Wydaj 1 lub 2 kości: tyle przydzielonych kości zostaje przerzuconych.',
  'card.phantom': 'Wydaj kość: przenieś przydzieloną kość z tym samym wynikiem.',

  // Rituals
  'card.kraken':
    'Rozdaje kości Krakena po odkryciu i przed każdą Fazą Rzutu Arcykapłana. Powiernik: usuwaj kości Krakena, gdy ktoś nimi rzuca; daj jedną na początku swojej Fazy Rzutu.',
  'card.ancient-shadow':
    'Po każdej turze Arcykapłana: 1 żeton Cienia więcej, potem wszyscy tracą po 1 punkcie życia za każdy żeton.',
  'card.ancient-chant':
    'Ołtarz: zyskaj 1 monetę Pieśni. Powiernik: w swojej Fazie Przydziału zmieniaj wynik Pradawny na dowolny oprócz Podwójnego Sztyletu.',
  'card.altar-sacrifice':
    'Gdy zabijasz innego gracza: wybierz żywych graczy. Każdy zyskuje tyle punktów życia, ilu graczy było na początku.',
  'card.sirens': 'Ołtarz: zyskaj 1 monetę Syren.',
  'card.transmutation':
    'Ołtarz: zyskaj 1 kość dla innego Rytuału. Powiernik: w Fazie Reakcji żywego gracza zmień wszystkie jego kości z jednym wynikiem na inny. Potem odrzuć tę kartę.',
  'card.sea-hydra':
    'Ołtarz: żywy gracz zyskuje lub traci 1 punkt życia. Powiernik: rzucasz 2 dodatkowymi kośćmi i odrzucasz kość w swojej Fazie Przydziału.',
  'card.astral-rift': 'Ołtarz: rzuć kością i zastosuj wynik Szczeliny.',
  'card.lamia':
    'Ołtarz: wybierz innego gracza, który kradnie komukolwiek 1 punkt życia. Przy 3 lub mniej żywych możesz wybrać siebie. Powiernik: w swojej Fazie Rozpatrywania zyskujesz 1 punkt życia za każdego gracza, gdy pierwszy raz traci punkty życia.',
  'card.tribute-to-nycen':
    'Przesuwa się na koniec każdej tury, w której nie rozpatrzono tu Kosmosu. Na 0 aktywny gracz i oboje jego sąsiedzi tracą po tyle punktów życia, ilu graczy było na początku.',
  'card.blood-rites':
    'Ołtarz: możesz zapłacić 1 punkt życia, aby zyskać kość. Powiernik: w swojej Fazie Przydziału raz zapłać 1 punkt życia, aby zmienić kość na dowolny wynik.',

  // Faces
  'card.dagger': 'Na graczu: utrata 1 punktu życia.',
  'card.double-dagger': 'Na graczu: utrata 2 punktów życia.',
  'card.blood': 'Na graczu: zysk 1 punktu życia. Także do Rytuałów z torem Krwi.',
  'card.parchment': 'Do Rytuałów z torem Pergaminu.',
  'card.ancient': 'Do Rytuałów z torem Pradawnym.',
  'card.cosmos': 'Do Rytuałów z torem Kosmosu i do Daniny dla Nycen.',

  // Dice, coins and tokens
  'card.kraken-die':
    'Rzucasz nią na początku swojej tury i tracisz sumę oczek. Każdy przerzut kosztuje 1 kość w twojej Fazie Rzutu.',
  'card.siren-coin': 'W Fazie Reakcji żywego gracza: przenieś jedną przydzieloną kość (1 moneta na turę).',
  'card.chant-coin': 'W twojej Fazie Przydziału: zmień jedną swoją kość na dowolny wynik oprócz Podwójnego Sztyletu.',
  'card.necromancer-coin': 'Z co najmniej 4 takimi monetami Nekromanta może wrócić do życia.',
  'card.shadow-token':
    'Leży na Pradawnym Cieniu. Po każdej turze Arcykapłana wszyscy tracą po 1 punkcie życia za każdy żeton.',
  'card.faceless-token':
    'Bez Twarzy II ma zdolność gracza, który trzyma ten żeton. Ten gracz rzuca 1 dodatkową kością.',
};
