/** Every word of Rise of Cthulhu. */
import { box } from './box.ts';
import { each } from './each.ts';
import { forms } from './forms.ts';
import { sources } from './sources.ts';
import { texts as words } from './texts.ts';

export const texts = { ...box, ...each, ...forms, ...words, ...sources };
