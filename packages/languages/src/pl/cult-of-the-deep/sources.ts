import type { sources as english } from '../../en/cult-of-the-deep/sources.ts';

export const sources: Readonly<Record<keyof typeof english, string>> = {
  'source.characters': 'Instrukcje nie podają życia Postaci ani wszystkich zdolności i symboli: odtworzyliśmy je.',
  'source.cards': 'Instrukcje wymieniają tę kartę, ale nie wszystko, co robi: resztę odtworzyliśmy.',
  'source.silent': 'Instrukcje milczą na ten temat albo są niejasne; reguła wypełnia lukę.',
  'source.ours': 'Ułatwienie gry w sieci albo opcja, których nie ma w instrukcjach.',
};
