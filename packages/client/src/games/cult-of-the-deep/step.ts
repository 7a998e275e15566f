/** The question of the step one is in: what was touched, and what is to be touched next. */
import type { Thing } from '@conclave/kernel';
import { openAfter, optionsOf } from '../../table/choosing.ts';
import type { Scene } from '../../table/contract.ts';
import { explain } from './explain.ts';
import { deepView } from './view.ts';
import { sayDeep } from './words/index.ts';

export function step(scene: Scene, touched: readonly Thing[]): string | null {
  const [first = '', ...more] = touched;
  const open = openAfter(optionsOf(scene.game, scene.view), touched);
  const next = open.map(({ description }) => description.path[touched.length]).find((thing) => thing !== undefined);
  if (next === undefined) return null;
  const about = titleOf(scene, more.length > 0 && isTool(first) ? first : (touched.at(-1) ?? first));
  return sayDeep(`deep.step.${wordFor(scene, kindOf(next), touched)}`, { thing: about });
}

type StepWord = 'hydra' | 'die' | 'where' | 'whom' | 'from' | 'face' | 'coin' | 'amount' | 'way' | 'sigil';

function wordFor({ view }: Scene, next: string, touched: readonly Thing[]): StepWord {
  const { pending } = deepView(view);
  switch (next) {
    case 'die':
    case 'wraith-die':
      return 'die';
    case 'altar':
      return 'where';
    case 'seat':
      if (pending?.decision === 'altar-lamia') return 'from';
      // A die goes to seats and altars alike.
      return touched.some((thing) => kindOf(thing) === 'die' || kindOf(thing) === 'face') ? 'where' : 'whom';
    case 'face':
      return 'face';
    case 'coin':
      return 'coin';
    case 'amount':
      return 'amount';
    case 'sigil':
      return 'sigil';
    default:
      return pending?.decision === 'altar-hydra' ? 'hydra' : 'way';
  }
}

function kindOf(thing: Thing): string {
  return thing.slice(0, thing.indexOf(':'));
}

/** What stays the point of the question while other things are touched after it. */
function isTool(thing: Thing): boolean {
  return ['coin', 'ability', 'ritual', 'wraith-die', 'sigil'].includes(kindOf(thing));
}

function titleOf(scene: Scene, thing: Thing): string {
  return explain(scene, thing).title;
}
