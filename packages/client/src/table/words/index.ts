import type { table } from '@conclave/languages/en/table';
import { defineWords } from '../../i18n/words.ts';

export type TableWordKey = keyof typeof table;

export const { useWords: useTableWords } = defineWords<typeof table>('table');
