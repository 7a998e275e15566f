import type { Choice, Seat, Thing } from '@conclave/kernel';
import type { Decision } from '@conclave/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableActions } from '../core/table-actions.ts';
import { toastProblem } from '../ui/Toasts.tsx';
import {
  followingOption,
  optionBehind,
  optionsOf,
  otherWays,
  type Slots,
  slotsAfter,
  stepBack,
  touch,
  touchableAfter,
} from './choosing.ts';
import type { LoadedGame, PathOption } from './contract.ts';
import { uncovers } from './undoable.ts';

interface Source {
  readonly loaded: LoadedGame;
  readonly view: unknown;
  readonly seat: Seat | null;
  readonly decision: Decision | null;
  readonly actions: Pick<TableActions, 'choose'>;
  /** Ask once more before anything that cannot be taken back, not only before what may lose the game. */
  readonly confirms: boolean;
}

export interface Choosing {
  readonly options: readonly PathOption[];
  readonly slots: Slots;
  readonly touchable: ReadonlySet<Thing>;
  readonly otherWays: ReadonlySet<Thing>;
  readonly touched: readonly Thing[];
  readonly sending: Thing | null;
  /** An option that waits for a last yes. */
  readonly confirming: PathOption | null;
  touch(thing: Thing): void;
  choose(option: PathOption): void;
  confirm(): void;
  /** Lets go of everything from this step on; false when there was nothing to let go of. */
  back(toStep?: number): boolean;
  optionBehind(thing: Thing): PathOption | null;
}

const NOTHING: ReadonlySet<Thing> = new Set();
const NO_OPTIONS: readonly PathOption[] = [];
const EMPTY: Slots = { pass: null, confirm: null, listed: [] };

/** Once the server has answered, its view follows within this time; then the thing can be touched again. */
const SETTLING = 400;

/** The way from the first touch to a choice on the server. Everything starts over with each decision. */
export function useChoosing({ loaded, view, seat, decision, actions, confirms }: Source): Choosing {
  const id = decision?.id ?? null;
  const { game } = loaded;
  const options = useMemo(
    () => (id === null ? NO_OPTIONS : optionsOf(loaded.game, view, loaded.expand)),
    [loaded, view, id],
  );
  const [touched, setTouched] = useState<readonly Thing[]>([]);
  const [confirming, setConfirming] = useState<PathOption | null>(null);
  const [sent, setSent] = useState<{ decision: string; thing: Thing } | null>(null);
  /** The answer to the question that follows what was sent. */
  const following = useRef<Choice | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision is what this is about
  useEffect(() => {
    setTouched([]);
    setConfirming(null);
  }, [id]);

  const isSending = sent !== null && sent.decision === id;
  const send = useCallback(
    (option: PathOption) => {
      if (id === null) return;
      setConfirming(null);
      setTouched([]);
      const sending = { decision: id, thing: option.description.path.at(-1) ?? '' };
      // Another may have been sent meanwhile.
      const settle = () => setSent((latest) => (latest === sending ? null : latest));
      setSent(sending);
      following.current = option.next ?? null;
      actions.choose(option.choice).then(
        () => setTimeout(settle, SETTLING),
        (problem: unknown) => {
          following.current = null;
          settle();
          toastProblem(problem);
        },
      );
    },
    [actions, id],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision is what this is about
  useEffect(() => {
    const meant = following.current;
    if (meant === null || id === null) return;
    const next = followingOption(options, meant);
    following.current = null;
    if (next !== null) send(next);
  }, [id]);

  function choose(option: PathOption): void {
    if (isSending) return;
    const isWeighty = option.description.warning !== undefined;
    const isAsked = isWeighty || (confirms && seat !== null && uncovers(game, view, seat, option.choice));
    if (isAsked) setConfirming(option);
    else send(option);
  }

  return {
    options,
    slots: isSending ? EMPTY : slotsAfter(options, touched),
    touchable: isSending ? NOTHING : touchableAfter(options, touched),
    otherWays: isSending ? NOTHING : otherWays(options, touched),
    touched: confirming === null ? touched : confirming.description.path,
    sending: isSending ? sent.thing : null,
    confirming,
    choose,
    touch(thing) {
      const result = touch(options, touched, thing);
      setConfirming(null);
      if ('chosen' in result) choose(result.chosen);
      else if ('touched' in result) setTouched(result.touched);
    },
    confirm: () => confirming !== null && send(confirming),
    back(toStep) {
      if (confirming !== null) {
        setConfirming(null);
        return true;
      }
      const before = toStep === undefined ? stepBack(touched) : touched.slice(0, toStep);
      if (before === null) return false;
      setTouched(before);
      return true;
    },
    optionBehind: (thing) => optionBehind(options, touched, thing),
  };
}
