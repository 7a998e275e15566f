/** The options of section 7. The defaults are the later rulebook's own set-up. */
import type { OptionSpec, Options } from '@conclave/kernel';
import { form } from './components/index.ts';
import { PRESETS, PRINTED_BONUS, type Preset } from './components/preset.ts';

export interface DeepOptions extends Options {
  readonly edition: 'first' | 'second';
  readonly necromancer: 'off' | 'shuffled' | 'high-priest';
  readonly trulyHighPriest: 'off' | 'on';
  readonly dontBeSoSelfish: 'off' | 'on';
  readonly merchantOfDeath: 'off' | 'on';
  readonly heresy: 'off' | 'on';
  readonly strictGraveVengeance: 'off' | 'on';
  /** Seconds; a service of the table, no part of the rules (CD-4.55). */
  readonly responseTimer: number;
  readonly tradeTimer: number;
  readonly resolveWindows: 'compact' | 'full';
  readonly preset: Preset;
  readonly highPriestBonus: number;
  /** Rounds; 0: none. */
  readonly roundLimit: number;
}

const OFF_ON = ['off', 'on'] as const;

export const options: readonly OptionSpec[] = [
  { id: 'edition', values: ['second', 'first'], default: 'second', rule: 'CD-7.20' },
  {
    id: 'necromancer',
    values: ['off', 'shuffled', 'high-priest'],
    default: 'off',
    fewestSeats: { 'high-priest': 5 },
    rule: 'CD-7.4',
  },
  { id: 'trulyHighPriest', values: OFF_ON, default: 'off', fewestSeats: { on: 5 }, rule: 'CD-7.5' },
  { id: 'dontBeSoSelfish', values: OFF_ON, default: 'off', rule: 'CD-7.6' },
  { id: 'merchantOfDeath', values: OFF_ON, default: 'off', rule: 'CD-7.7' },
  { id: 'heresy', values: OFF_ON, default: 'off', fewestSeats: { on: 6 }, rule: 'CD-7.8' },
  { id: 'strictGraveVengeance', values: OFF_ON, default: 'off', rule: 'CD-7.9' },
  { id: 'responseTimer', values: [0, 10, 15, 20, 30, 60], default: 15, rule: 'CD-4.55' },
  { id: 'tradeTimer', values: [0, 10, 15, 20, 30], default: 15, rule: 'CD-7.1' },
  { id: 'resolveWindows', values: ['compact', 'full'], default: 'compact', rule: 'CD-4.62' },
  {
    id: 'preset',
    values: PRESETS,
    default: 'reconstructed',
    // What they were called in earlier versions.
    read: (value) => ({ printed: 'reconstructed', balanced: 'adepts' })[value] ?? value,
    rule: 'CD-7.10',
  },
  { id: 'highPriestBonus', values: range(0, 10), default: PRINTED_BONUS, rule: 'CD-7.10' },
  { id: 'components', values: [''], default: '', form, rule: 'CD-2.7' },
  { id: 'roundLimit', values: [0, ...range(20, 200)], default: 0, rule: 'CD-6.8' },
];

/** An option that this table cannot have is off (CD-7.2). */
export function availableOptions(players: number, chosen: Options): DeepOptions {
  const options = chosen as DeepOptions;
  const highPriestIsAutomated = players === 4;
  return {
    ...options,
    heresy: players < 6 ? 'off' : options.heresy,
    necromancer: highPriestIsAutomated && options.necromancer === 'high-priest' ? 'off' : options.necromancer,
    trulyHighPriest: highPriestIsAutomated ? 'off' : options.trulyHighPriest,
    strictGraveVengeance: options.edition === 'second' ? 'off' : options.strictGraveVengeance,
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
