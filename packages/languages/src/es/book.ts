import type { book as english } from '../en/book.ts';

export const book: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'book.search': 'Buscar en el reglamento',
  'book.found': '{count, plural, =0 {Sin resultados} one {# resultado} other {# resultados}}',
  'book.contents': 'Índice',
  'book.rulingsOpen': '{count, plural, one {Mostrar # aclaración} other {Mostrar # aclaraciones}}',
  'book.linkTo': 'Enlace a {id}',
  'book.example': 'Ejemplo {number}',
  'book.before': 'Antes',
  'book.after': 'Después',
  'book.mark.reconstructed':
    'Reconstruido: estaba en una imagen que no teníamos. Lo nuestro encaja con todo lo que se sabe.',
  'book.mark.ours': 'Regla propia: el juego impreso no la tiene.',
  'book.markSign.reconstructed': 'reconstruido',
  'book.markSign.ours': 'regla propia',
  'book.loading': 'Abriendo el reglamento…',
  'book.trouble': 'No se ha podido cargar el reglamento. Comprueba tu conexión e inténtalo de nuevo.',
  'book.again': 'Reintentar',
  'book.among.maySay': 'puede decir «con vida» o «sin vida»',
  'book.among.mustSay': 'debe decir «sin vida»',
  'book.among.skip': 'Abstención',
};
