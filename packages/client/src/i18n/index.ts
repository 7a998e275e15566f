import type { app } from '@conclave/languages/en/app';
import { defineWords } from './words.ts';

export const { useWords, say } = defineWords<typeof app>('app');
export type WordKey = keyof typeof app;
