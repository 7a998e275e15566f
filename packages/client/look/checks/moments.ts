/** 12 and 20: Moments and news are shown long enough and no longer, and never in the way of an answer. */
import type { Finding } from '../finding.ts';
import { LIMITS } from '../limits.ts';
import type { Shown, Turn } from '../page/watch.ts';

export function moments(shown: readonly Shown[]): Finding[] {
  return shown.flatMap((one) => [...inTheWay(one), ...duration(one)]);
}

function inTheWay({ kind, words, wasAsked, under }: Shown): Finding[] {
  const element = `${kind} moment “${words}”`;
  const findings: Finding[] = [];
  if (kind === 'great' && wasAsked)
    findings.push({ check: 12, element, sentence: 'it is shown while something is asked' });
  if (under.length > 0)
    findings.push({ check: 12, element, sentence: `it lies over ${under[0]}, which can be touched` });
  return findings;
}

/** What a touch or a question ended sooner is not measured; what lasts too long always is. */
function duration({ kind, words, lasted, wasCut }: Shown): Finding[] {
  if (lasted === null) return [];
  const about = `${Math.round(lasted)} ms`;
  if (kind === 'news') {
    if (wasCut || lasted >= LIMITS.importantNews * (1 - LIMITS.momentTolerance)) return [];
    return [
      { check: 20, element: `news “${words}”`, sentence: `it is shown for ${about}, not ${LIMITS.importantNews}` },
    ];
  }
  const wanted = kind === 'great' ? LIMITS.greatMoment.normal : LIMITS.smallMoment.normal;
  const isShort = !wasCut && lasted < wanted * (1 - LIMITS.momentTolerance);
  const isLong = lasted > wanted * (1 + LIMITS.momentTolerance);
  if (!isShort && !isLong) return [];
  return [{ check: 12, element: `${kind} moment “${words}”`, sentence: `it is shown for ${about}, not ${wanted}` }];
}

/** A bot's turn, but for the great moments in it. */
export function turns(all: readonly Turn[]): Finding[] {
  return all.flatMap(({ seat, lasted, greatFor }) => {
    const most = LIMITS.botTurn * (1 + LIMITS.momentTolerance) + greatFor;
    if (lasted <= most) return [];
    return [
      {
        check: 20,
        element: `seat ${seat}`,
        sentence: `a bot’s turn takes ${Math.round(lasted)} ms, not ${LIMITS.botTurn}`,
      },
    ];
  });
}
