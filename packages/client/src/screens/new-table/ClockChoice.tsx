import type { ClockSetting } from '@conclave/protocol';
import { useClockWords } from '../../app/clock-words.ts';
import { useWords } from '../../i18n/index.ts';
import { Choices } from '../../ui/Choices.tsx';

const NAMES = ['none', 'live', 'blitz', 'slow'] as const;
export type ClockName = (typeof NAMES)[number];

export const CLOCKS: Readonly<Record<ClockName, ClockSetting>> = {
  none: { kind: 'none' },
  live: { kind: 'live', bankSeconds: 20 * 60, incrementSeconds: 20 },
  blitz: { kind: 'live', bankSeconds: 5 * 60, incrementSeconds: 5 },
  slow: { kind: 'slow', days: 3 },
};

export function ClockChoice({ value, onChange }: { value: ClockName; onChange: (value: ClockName) => void }) {
  const say = useWords();
  const inWords = useClockWords();
  const options = NAMES.map((name) => ({
    value: name,
    words: say(`new.clock.${name}`),
    ...(name !== 'none' && { hint: inWords(CLOCKS[name]) }),
  }));
  return <Choices legend={say('new.clock')} value={value} options={options} onChange={onChange} />;
}
