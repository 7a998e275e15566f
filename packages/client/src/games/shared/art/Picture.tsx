import type { Emblem } from './emblem.ts';

/** An emblem printed in two tones: its ink is `currentColor`, and what is cut away shows `--cut`. */
export function Picture({ emblem, viewBox = '0 0 100 100' }: { emblem: Emblem; viewBox?: string }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" focusable="false">
      <Layers emblem={emblem} />
    </svg>
  );
}

/** The same inside another picture. */
export function Layers({ emblem }: { emblem: Emblem }) {
  return (
    <>
      <Paths of={emblem.ink} fill="currentColor" />
      <Paths of={emblem.cut} fill="var(--cut)" />
      <Paths of={emblem.core} fill="currentColor" />
    </>
  );
}

function Paths({ of = [], fill }: { of?: readonly string[] | undefined; fill: string }) {
  return of.map((d) => <path key={d} d={d} fill={fill} fillRule="evenodd" />);
}
