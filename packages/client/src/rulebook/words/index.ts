import type { book } from '@conclave/languages/en/book';
import { defineWords } from '../../i18n/words.ts';

export const { useWords: useBookWords } = defineWords<typeof book>('book');
