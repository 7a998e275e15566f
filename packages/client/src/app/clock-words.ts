import type { ClockSetting } from '@conclave/protocol';
import { useWords } from '../i18n/index.ts';

/** Says a clock in words. */
export function useClockWords(): (clock: ClockSetting) => string {
  const say = useWords();
  return (clock) => {
    switch (clock.kind) {
      case 'none':
        return say('clock.none');
      case 'live':
        return say('clock.live', { minutes: Math.round(clock.bankSeconds / 60), seconds: clock.incrementSeconds });
      case 'slow':
        return say('clock.slow', { days: clock.days });
    }
  };
}
