/** Planted faults: Vigil with one mistake each, and the checks of the conformance suite that must notice it. */
import type { Fault } from './planted.ts';
import { PLAY } from './play.ts';
import { SECRETS } from './secrets.ts';
import { VIEWS } from './views.ts';
import { WORDS } from './words.ts';

export { CHOSEN, PIECES } from './checks.ts';
export const FAULTS: readonly Fault[] = [...SECRETS, ...PLAY, ...VIEWS, ...WORDS];
