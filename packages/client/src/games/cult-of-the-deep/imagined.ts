/** The table as it would look if an option were chosen, as far as everybody could say it beforehand: for previews. */
import type { DeepChoice, DeepView, Face, Track } from '@conclave/cult-of-the-deep';
import type { Choice, Seat } from '@conclave/kernel';
import { type Die, playerAt } from './things.ts';
import { frameIn } from './view.ts';

export function imagined(view: DeepView, choice: Choice): DeepView | null {
  const me = view.seat === 'spectator' ? null : (view.sitting[view.seat] ?? null);
  return me === null ? null : afterChoice(view, choice as DeepChoice, me);
}

function afterChoice(view: DeepView, choice: DeepChoice, me: Seat): DeepView | null {
  switch (choice.type) {
    case 'commit-die':
    case 'place-die':
      return withDie(view, choice.die, { at: choice.to, mode: choice.mode ?? null });
    case 'siren':
      return withDie(view, choice.die, { at: choice.to, mode: null });
    case 'wraith-ability':
      return haunted(view, choice, me);
    case 'spend-chant':
    case 'chant-keeper-change':
    case 'alchemist-change':
      return withDie(view, choice.die, { face: choice.face });
    case 'blood-rites-change':
      return changing(withDie(view, choice.die, { face: choice.face }), [[me, -1]]);
    case 'guardian2-change':
      return withDie(view, choice.die, { face: 'blood' });
    case 'assassin2-change':
      return withDie(view, choice.die, { face: 'double-dagger' });
    case 'transmute':
      return {
        ...view,
        dice: view.dice.map((die) => (die.face === choice.from ? { ...die, face: choice.face } : die)),
      };
    case 'hydra-discard':
      return without(view, choice.die);
    case 'blood-rites':
      return changing(adding(view, choice.face, choice.to, choice.mode ?? null), [[me, -1]]);
    case 'gain-die':
      return adding(view, choice.face, choice.altar, null);
    case 'add-die':
      return adding(view, choice.face, choice.altar, null);
    case 'ascend':
      return moving(view, choice.altar, choice.track, choice.spaces);
    case 'merchant-sell':
      return changing(view, [[me, 2]]);
    case 'blood-mage2-reroll':
    case 'guardian-shield':
    case 'two-dice':
      return changing(view, [[me, -1]]);
    case 'assassin-strike':
      return changing(view, [
        [me, -1],
        [choice.seat, -2],
      ]);
    case 'hydra':
      return changing(view, [[choice.seat, choice.effect === 'gain' ? 1 : -1]]);
    case 'lamia':
      return changing(view, [
        [choice.thief, 1],
        [choice.victim, -1],
      ]);
    case 'life':
      return changing(view, [[me, 1]]);
    default:
      return answered(view, choice, me);
  }
}

/** Answers whose meaning is in their question. */
function answered(view: DeepView, choice: DeepChoice, me: Seat): DeepView | null {
  const frame = frameIn(view);
  if (choice.type === 'yes') {
    const pays = frame?.rule === 'blood-mage-pay' || frame?.rule === 'altar-blood-rites';
    if (frame?.rule === 'altar-sacrifice-pick') return changing(view, [[frame.about, view.n]]);
    return pays ? changing(view, [[me, -1]]) : null;
  }
  if (choice.type !== 'seat') return null;
  const { seat } = choice;
  switch (frame?.rule) {
    case 'guardian-shield':
      return changing(view, [[me, -1]]);
    case 'assassin2-extra':
      return changing(view, [[seat, -1]]);
    case 'portents-target':
      return changing(view, [[seat, frame.face === 'dagger' ? -2 : 2]]);
    case 'sigil-params':
      return declared(view, frame.sigil, seat, me);
    default:
      return null;
  }
}

function declared(view: DeepView, sigil: string, seat: Seat, me: Seat): DeepView | null {
  const living = view.players.flatMap(({ status }, one) => (status === 'living' ? [one] : []));
  switch (sigil) {
    case 'sigil-of-agony':
      return changing(view, [
        [seat, -4],
        [me, -1],
      ]);
    case 'sigil-of-renewal':
      return changing(view, [[seat, 4]]);
    case 'sigil-of-transfusion': {
      const others = living.filter((one) => one !== seat);
      return changing(view, [[seat, others.length], ...others.map((one) => [one, -1] as const)]);
    }
    default:
      return null;
  }
}

function haunted(view: DeepView, choice: Extract<DeepChoice, { type: 'wraith-ability' }>, me: Seat): DeepView | null {
  const { die, to, spend } = choice;
  if (die === undefined) return null;
  if (to !== undefined) return withDie(view, die, { at: to, mode: null });
  const { wraith, wraithDice } = playerAt(view, me);
  const face = wraithDice[(spend ?? 0) - 1]?.face;
  return wraith === 'poltergeist' && face !== undefined ? withDie(view, die, { face }) : without(view, die);
}

function withDie(view: DeepView, id: number, change: Partial<Die>): DeepView {
  return { ...view, dice: view.dice.map((die) => (die.id === id ? { ...die, ...change } : die)) };
}

function without(view: DeepView, id: number): DeepView {
  return { ...view, dice: view.dice.filter((die) => die.id !== id) };
}

function adding(view: DeepView, face: Face, at: Die['at'], mode: Die['mode']): DeepView {
  const die: Die = { id: view.diceMade + 1, face, at, mode, coined: false, lent: false };
  return { ...view, dice: [...view.dice, die] };
}

function changing(view: DeepView, changes: readonly (readonly [Seat, number])[]): DeepView {
  const players = view.players.map((player, seat) => {
    const change = changes.reduce((sum, [one, by]) => (one === seat ? sum + by : sum), 0);
    return change === 0 ? player : { ...player, life: Math.max(0, player.life + change) };
  });
  return { ...view, players };
}

function moving(view: DeepView, altar: string, track: Track, spaces: number): DeepView {
  const altars = view.altars.map((one, index) =>
    `altar-${index + 1}` === altar
      ? { ...one, markers: { ...one.markers, [track]: Math.max(0, (one.markers[track] ?? 0) - spaces) } }
      : one,
  );
  return { ...view, altars };
}
