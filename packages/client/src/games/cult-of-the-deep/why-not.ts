/** Why a thing cannot be touched now. */
import type { DeepView } from '@conclave/cult-of-the-deep';
import type { Thing } from '@conclave/kernel';
import type { Explanation, Scene } from '../../table/contract.ts';
import { placeOf } from './deep-table.ts';
import { type Die, playerAt } from './things.ts';
import { deepView } from './view.ts';
import { sayDeep } from './words/index.ts';

type WhyNot = Explanation['whyNot'];

export function whyNot(scene: Scene, thing: Thing): WhyNot {
  const view = deepView(scene.view);
  if (view.pending === null) return because('over', 'CD-6.3');
  if (scene.you === null || !view.pending.seats.includes(scene.you)) {
    const name = view.pending.seats.map((player) => scene.names[player]).join(', ');
    return { line: sayDeep('deep.whyNot.notAsked', { name }), rule: 'CD-4.50' };
  }
  const [kind, id = ''] = thing.split(':');
  switch (kind) {
    case 'die':
      return dieReason(view, Number(id));
    case 'seat':
      return seatReason(view, Number(id));
    case 'altar':
      return altarReason(view);
    case 'coin':
      return coinReason(scene, view, id);
    case 'sigil':
      return sigilReason(scene, view);
    case 'wraith-die':
      return because('wraithDie', 'CD-5.65');
    case 'role':
    case 'phase':
    case 'deck':
    case 'discard':
    case 'stock':
    case 'used-sigils':
      return null;
    default:
      return null;
  }
}

function dieReason(view: DeepView, id: number): WhyNot {
  const die = view.dice.find((one) => one.id === id);
  const decision = view.pending?.decision;
  if (die === undefined) return null;
  if (decision === 'commit-die')
    return die.at === 'pool' ? because('noTarget', 'CD-4.31') : because('committed', 'CD-4.22');
  if (decision === 'respond') return because('needsSomething', 'CD-4.36');
  return null;
}

function seatReason(view: DeepView, seat: number): WhyNot {
  const decision = view.pending?.decision;
  const takesDice = decision === 'commit-die' || decision === 'place-die' || decision === 'recommit-die';
  if (playerAt(view, seat).status === 'wraith') return because('wraith', 'CD-4.111');
  if (!takesDice) return null;
  if (seat === view.active && hasDagger(view.dice)) return because('self', 'CD-4.25');
  return because('dieFirst', 'CD-4.22');
}

function hasDagger(dice: readonly Die[]): boolean {
  return dice.some(({ face, at }) => at === 'pool' && (face === 'dagger' || face === 'double-dagger'));
}

function altarReason(view: DeepView): WhyNot {
  return view.pending?.decision === 'commit-die' ? because('track', 'CD-4.29') : null;
}

function coinReason(scene: Scene, view: DeepView, coin: string): WhyNot {
  const { used } = playerAt(view, placeOf(scene));
  if (coin === 'siren') return used.includes('siren') ? because('sirenUsed', 'CD-5.72') : because('siren', 'CD-5.72');
  return coin === 'chant' ? because('chant', 'CD-5.73') : because('necromancer', 'CD-5.49');
}

function sigilReason(scene: Scene, view: DeepView): WhyNot {
  return playerAt(view, placeOf(scene)).hasSigil ? because('sigilTiming', 'CD-5.50') : because('sigilUsed', 'CD-5.50');
}

type Reason =
  | 'over'
  | 'wraithDie'
  | 'noTarget'
  | 'committed'
  | 'needsSomething'
  | 'wraith'
  | 'self'
  | 'dieFirst'
  | 'track'
  | 'sirenUsed'
  | 'siren'
  | 'chant'
  | 'necromancer'
  | 'sigilTiming'
  | 'sigilUsed';

function because(why: Reason, rule: string): WhyNot {
  return { line: sayDeep(`deep.whyNot.${why}`), rule };
}
