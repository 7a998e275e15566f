/** Where long German names may be broken: browsers do not always know. A soft hyphen is seen only where a line ends. */
const SEAMS = /(?<=\p{L}{4})(viertel|wasser|tunnel|handel|herrschaft|suchung|losigkeit|werdung|zauberung|stehung)/gu;

export function withSoftHyphens(name: string): string {
  return name.replace(SEAMS, '\u00AD$1');
}
