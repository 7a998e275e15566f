import type { lessons as english } from '../../en/cult-of-the-deep/lessons.ts';

export const lessons: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'deep.lesson.welcome.title': 'Jesteś Arcykapłanem',
  'deep.lesson.welcome.text':
    'Twoją rolę znają wszyscy. Jedna z pozostałych osób to Wierny i chce, aby Arcykapłan żył. 2 Kabalistów chce twojej śmierci. Mściwy Heretyk chce przeżyć wszystkich. Wygrywasz, gdy Kabaliści i Heretyk są martwi.',
  'deep.lesson.reroll.title': 'Rzut',
  'deep.lesson.reroll.text':
    'Dotknij kości, które chcesz przerzucić, i rzuć: jeśli chcesz, dwa razy. Sztylety ranią, Krew leczy, pozostałe 3 wyniki są do Rytuałów na ołtarzach.',
  'deep.lesson.commit.title': 'Przydziel kości',
  'deep.lesson.commit.text':
    'Dotknij kości, a miejsca, do których może trafić, zaczną świecić. Każda kość, która ma dokąd trafić, musi być przydzielona. Małe liczby ze strzałką pokazują, jak zmienią się punkty życia i znaczniki.',
  'deep.lesson.symbol.title': 'Twój symbol mocy',
  'deep.lesson.symbol.text':
    'Pergamin to twój symbol mocy: przydziel sobie taką kość, a zyskasz 1 punkt życia. Działa tylko dla ciebie i tylko na tobie.',
  'deep.lesson.rituals.title': 'Rytuały',
  'deep.lesson.rituals.text':
    'Każda kość na Rytuale przesuwa jego znacznik o 1 w dół i od razu daje ci efekt ołtarza. Przesuń ostatni znacznik na 0, a kończysz Rytuał. Jeśli ma efekt Powiernika, zachowujesz go.',
  'deep.lesson.response.title': 'Reakcja',
  'deep.lesson.response.text':
    'Zanim kości zadziałają, każdy może zareagować monetami, Pieczęciami i zdolnościami, w dowolnej kolejności. Nie masz nic do zrobienia? Pasuj. „Pasuj, aż” oszczędza ci kolejnych pytań.',
  'deep.lesson.sigil.title': 'Twoja Pieczęć',
  'deep.lesson.sigil.text':
    'Masz jedną tajną Pieczęć, na jeden raz. Przytrzymaj kartę, aby ją zobaczyć, i nie pokazuj nikomu obok. Gdy świeci, możesz jej użyć: dotknij, a potem dotknij ponownie, aby potwierdzić.',
  'deep.lesson.resolve.title': 'Rozpatrywanie',
  'deep.lesson.resolve.text':
    'Teraz twoje kości działają jedna po drugiej, w wybranej kolejności. Najpierw ranić, na końcu leczyć: to często mądre.',
  'deep.lesson.suspect.title': 'Kto w ciebie uderza?',
  'deep.lesson.suspect.text':
    'Patrz, kto cię rani, a kto leczy. Dotknij „Podejrzenia”, aby zanotować, co sądzisz o każdym graczu. Widzisz to tylko ty.',
  'deep.lesson.siren.title': 'Monety Syren',
  'deep.lesson.siren.text':
    'W Fazie Reakcji żywego gracza moneta Syren przenosi jedną przydzieloną kość: dotknij monety, kości, a potem celu. Kość nadal należy do swojego właściciela, zabójstwo też.',
  'deep.lesson.chant.title': 'Monety Pieśni',
  'deep.lesson.chant.text':
    'W twojej Fazie Przydziału moneta Pieśni zmienia jedną twoją kość na dowolny wynik oprócz Podwójnego Sztyletu: dotknij monety, kości, a potem wyniku.',
  'deep.lesson.kraken.title': 'Kraken',
  'deep.lesson.kraken.text':
    'Tracisz tyle punktów życia, ile pokazują twoje kości Krakena. Możesz je przerzucić, ale każdy przerzut kosztuje cię 1 kość w Fazie Rzutu.',
  'deep.lesson.zero.title': '0 to jeszcze nie śmierć',
  'deep.lesson.zero.text': 'Gracz z 0 punktów życia ginie dopiero na koniec fazy. Do tego czasu można go uleczyć.',
  'deep.lesson.death.title': 'Po śmierci też się gra',
  'deep.lesson.death.text':
    'Martwi odkrywają swoją rolę i wracają jako Upiory. Mają własne kości, mieszają w Fazach Reakcji i nadal mogą wygrać ze swoją stroną.',
  'deep.lesson.tribute.title': 'Danina dla Nycen',
  'deep.lesson.tribute.text':
    'Ten znacznik przesuwa się sam na koniec każdej tury, w której nikt nie rozpatrzył tu Kosmosu. Na 0 aktywny gracz i oboje jego sąsiedzi słono płacą.',
  'deep.lesson.keeper.title': 'Jesteś Powiernikiem',
  'deep.lesson.keeper.text':
    'Ukończony Rytuał leży teraz przed tobą i ci służy. Gracz, który zabije Powiernika, przejmuje go.',
};
