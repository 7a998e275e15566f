/** Makes the colours that a game gives its seats known to the whole table, as `--seat-0`, `--seat-1`, and so on. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { LoadedGame, Scene } from '../contract.ts';

interface Props {
  readonly loaded: LoadedGame;
  readonly scene: Scene;
  readonly screen: RefObject<HTMLElement | null>;
}

export function SeatColours({ loaded, scene, screen }: Props) {
  const probe = useRef<HTMLSpanElement>(null);
  const { paintOf } = loaded;
  const classes = scene.names.map((_, seat) => paintOf?.(scene.view, seat) ?? '');
  useLayoutEffect(() => {
    for (const [seat, one] of [...(probe.current?.children ?? [])].entries()) {
      const colour = getComputedStyle(one).getPropertyValue('--seat').trim();
      if (colour !== '') screen.current?.style.setProperty(`--seat-${seat}`, colour);
    }
  });
  return (
    <span ref={probe} hidden>
      {classes.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered
        <span key={seat} className={name} data-seat={seat} />
      ))}
    </span>
  );
}
