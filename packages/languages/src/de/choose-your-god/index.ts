/** Every word of Choose Your God. */
import { box } from './box.ts';
import { decisions } from './decisions.ts';
import { each } from './each.ts';
import { effects } from './effects.ts';
import { forms } from './forms.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { sources } from './sources.ts';
import { table } from './table.ts';

export const texts = { ...box, ...each, ...forms, ...table, ...names, ...effects, ...decisions, ...log, ...sources };
