/** Every word of Among Cultists. */
import { box } from './box.ts';
import { cards } from './cards.ts';
import { claims } from './claims.ts';
import { each } from './each.ts';
import { events } from './events.ts';
import { forms } from './forms.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';
import { sources } from './sources.ts';

export const texts = {
  ...box,
  ...each,
  ...forms,
  ...names,
  ...cards,
  ...options,
  ...questions,
  ...events,
  ...claims,
  ...sources,
};
