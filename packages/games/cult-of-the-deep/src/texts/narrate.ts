/** What happened, as a log line and the rule it rests on. */
import type { Narration, Seat, Words } from '@conclave/kernel';
import type { DeepTold } from '../events.ts';
import type { TradeSide } from '../frames.ts';
import type { TextKey } from './catalogue.ts';
import { RULE_OF_RITUAL, RULE_OF_SIGIL, RULE_OF_SOURCE, RULE_OF_WRAITH } from './component-rules.ts';
import { allNamed, coined, named, placed } from './gaps.ts';

export const RULE_OF_REASON = {
  'high-priest-prevails': 'CD-6.4',
  'high-priest-falls': 'CD-6.5',
  'everyone-dead': 'CD-6.5',
  'round-limit': 'CD-6.8',
} as const;

const RULE_OF_PHASE = {
  setup: 'CD-3.3',
  upkeep: 'CD-4.2',
  roll: 'CD-4.17',
  commit: 'CD-4.22',
  response: 'CD-4.35',
  resolve: 'CD-4.60',
  between: 'CD-4.100',
} as const;

export function narrate(event: DeepTold): Narration | null {
  switch (event.type) {
    // Setup and turns
    case 'gameBegan':
      return line('CD-3.3', 'event.gameBegan', { seat: named(event.highPriest), rituals: event.rituals });
    case 'ritualReplaced':
      return line('CD-7.5', 'event.ritualReplaced', { altar: event.altar, old: event.old, ritual: event.ritual });
    case 'turnBegan':
      return line('CD-4.1', 'event.turnBegan', { seat: named(event.seat), round: event.round });
    case 'phaseBegan':
      return line(RULE_OF_PHASE[event.phase], 'event.phaseBegan', {
        seat: named(event.seat),
        phase: `phase.${event.phase}`,
      });
    case 'turnCutShort':
      return line('CD-4.98', 'event.turnCutShort', { seat: named(event.seat) });

    // Kraken
    case 'krakenDieGained': {
      const rule = event.by === 'keeper' ? 'CD-5.11' : 'CD-4.12';
      return line(rule, `event.krakenDieGained.${event.by}`, { seat: named(event.seat) });
    }
    case 'krakenDieTaken':
      return line('CD-5.11', 'event.krakenDieTaken', { seat: named(event.seat), by: named(event.by) });
    case 'krakenDieRemoved':
      return line('CD-5.11', 'event.krakenDieRemoved', {
        seat: named(event.seat),
        die: event.die,
        by: named(event.by),
      });
    case 'krakenDieLifted':
      return line('CD-5.11', 'event.krakenDieLifted', { seat: named(event.seat), by: named(event.by) });
    case 'krakenRolled':
      return line('CD-4.14', 'event.krakenRolled', { seat: named(event.seat), values: event.values });
    case 'krakenRerolled':
      return line('CD-4.14', 'event.krakenRerolled', {
        seat: named(event.seat),
        die: event.die,
        value: event.value,
      });
    case 'krakenDiceReturned':
      return line('CD-4.67', 'event.krakenDiceReturned');

    // Dice
    case 'diceRolled':
      return event.dice.length === 0
        ? null
        : line('CD-4.20', 'event.diceRolled', { seat: named(event.seat), faces: facesOf(event) });
    case 'diceRerolled':
      return event.by === null
        ? line('CD-4.20', 'event.diceRerolled', { seat: named(event.seat), faces: facesOf(event) })
        : line(RULE_OF_SOURCE[event.by], 'event.diceRerolled.by', {
            seat: named(event.seat),
            faces: facesOf(event),
            by: event.by,
          });
    case 'dieCommitted': {
      const mode = event.mode === null ? ('' as const) : (`.${event.mode}` as const);
      return line('CD-4.22', `event.dieCommitted${mode}`, { ...dieOf(event), to: placed(event.to) });
    }
    case 'dieChanged':
      return line(RULE_OF_SOURCE[event.by], 'event.dieChanged', { ...dieOf(event), from: event.from, by: event.by });
    case 'dieRecommitted':
      return event.to === 'idle'
        ? line('CD-4.38', 'event.dieRecommitted.idle', dieOf(event))
        : line('CD-4.38', 'event.dieRecommitted', { ...dieOf(event), to: placed(event.to) });
    case 'dieMoved':
      return line(RULE_OF_SOURCE[event.by], 'event.dieMoved', {
        ...dieOf(event),
        from: placed(event.from),
        to: placed(event.to),
        by: event.by,
      });
    case 'dieGained':
      return line(RULE_OF_SOURCE[event.by], 'event.dieGained', { ...dieOf(event), by: event.by });
    case 'dieRemoved':
      return line(RULE_OF_SOURCE[event.by], 'event.dieRemoved', { ...dieOf(event), by: event.by });
    case 'diceLeftIdle':
      return line('CD-4.31', 'event.diceLeftIdle', { seat: named(event.seat), dice: event.dice });
    case 'dieResolved':
      return line('CD-4.62', 'event.dieResolved', { ...dieOf(event), at: placed(event.at) });
    case 'dieWasted':
      return line('CD-4.65', 'event.dieWasted', { ...dieOf(event), altar: event.altar });
    case 'wraithDieChanged':
      return line('CD-4.107', 'event.wraithDieChanged', dieOf(event));
    case 'extraDiceStored':
      return line(RULE_OF_SOURCE[event.by], 'event.extraDiceStored', { seat: named(event.seat), by: event.by });

    // Life
    case 'lifeLost':
      return line(RULE_OF_SOURCE[event.by], 'event.lifeLost', {
        seat: named(event.seat),
        amount: event.amount,
        by: event.by,
      });
    case 'lifeGained':
      return lifeGained(event);
    case 'lifePaid':
      return line('CD-1.13', 'event.lifePaid', { seat: named(event.seat), amount: event.amount, for: event.for });
    case 'lossPrevented':
      return line(RULE_OF_SOURCE[event.by], 'event.lossPrevented', {
        seat: named(event.seat),
        amount: event.amount,
        by: event.by,
      });
    case 'shieldLaid':
      return line('CD-5.37', 'event.shieldLaid', { seat: named(event.seat), on: named(event.on) });
    case 'warded':
      return line('CD-5.56', 'event.warded', { seat: named(event.seat), by: named(event.by) });
    case 'assassinStruck':
      return line(RULE_OF_SOURCE[event.by], `event.assassinStruck.${event.by}`, {
        seat: named(event.seat),
        victim: named(event.victim),
      });
    case 'arcaneExplosion': {
      const { seat, owner, exempt } = event;
      return line('CD-4.28', 'event.arcaneExplosion', {
        seat: named(seat),
        owner: named(owner),
        exempt: named(exempt),
      });
    }

    // Rituals
    case 'markerMoved': {
      const { ritual, altar, track, to } = event;
      return line('CD-4.65', 'event.markerMoved', { ritual, altar, track, to });
    }
    case 'dieAdded': {
      const { seat, altar, face, receiver } = event;
      return line('CD-5.52', 'event.dieAdded', { seat: named(seat), altar, face, receiver: named(receiver) });
    }
    case 'altarEffectRepeated':
      return line('CD-5.44', 'event.altarEffectRepeated', { seat: named(event.seat), ritual: event.ritual });
    case 'ritualCompleted': {
      const { seat, ritual, altar } = event;
      return seat === null
        ? line('CD-4.66', 'event.ritualCompleted.nobody', { ritual, altar })
        : line('CD-4.66', 'event.ritualCompleted', { seat: named(seat), ritual, altar });
    }
    case 'ritualKept':
      return line(RULE_OF_RITUAL[event.ritual], 'event.ritualKept', { ritual: event.ritual, seat: named(event.seat) });
    case 'ritualDiscarded':
      return line('CD-4.67', 'event.ritualDiscarded', { ritual: event.ritual });
    case 'ritualDrawn':
      return line('CD-4.68', 'event.ritualDrawn', { altar: event.altar, ritual: event.ritual });
    case 'ritualDeckShuffled':
      return line('CD-4.68', 'event.ritualDeckShuffled');
    case 'shadowGrew':
      return line('CD-5.12', 'event.shadowGrew', { tokens: event.tokens });
    case 'tributePaid':
      return line('CD-5.20', 'event.tributePaid', { seat: named(event.seat) });
    case 'riftRolled':
      return line('CD-5.18', 'event.riftRolled', { seat: named(event.seat), results: event.results });
    case 'sacrificeTaken':
      return line('CD-5.14', 'event.sacrificeTaken', { seat: named(event.seat), gaining: allNamed(event.gaining) });

    // Coins and trades
    case 'coinGained':
      return line(RULE_OF_SOURCE[event.by], 'event.coinGained', {
        seat: named(event.seat),
        coin: coined(event.coin),
        by: event.by,
      });
    case 'coinSpent':
      return line(RULE_OF_SOURCE[event.for], 'event.coinSpent', { seat: named(event.seat), coin: coined(event.coin) });
    case 'tradeProposed':
      return event.give === undefined || event.get === undefined
        ? line('CD-5.75', 'event.tradeProposed', tradersOf(event))
        : line('CD-5.75', 'event.tradeProposed.known', { ...tradersOf(event), ...dealOf(event.give, event.get) });
    case 'tradeAccepted':
      return line('CD-5.75', 'event.tradeAccepted', { ...tradersOf(event), ...dealOf(event.give, event.get) });
    case 'tradeDeclined':
      return line('CD-5.75', 'event.tradeDeclined', tradersOf(event));

    // Sigils
    case 'sigilDeclared': {
      const { seat, sigil, as } = event;
      return sigil === as
        ? line(RULE_OF_SIGIL[sigil], 'event.sigilDeclared', { seat: named(seat), sigil })
        : line(RULE_OF_SIGIL[as], 'event.sigilDeclared.larceny', { seat: named(seat), sigil, as });
    }
    case 'sigilRevoked':
      return line('CD-5.51', 'event.sigilRevoked', {
        seat: named(event.seat),
        sigil: event.sigil,
        by: named(event.by),
      });
    case 'portentsRolled':
      return line('CD-5.52', 'event.portentsRolled', { seat: named(event.seat), results: event.results });
    case 'keeperEffectCopied':
      return line('CD-5.53', 'event.keeperEffectCopied', { seat: named(event.seat), ritual: event.ritual });
    case 'copyUsed':
      return line('CD-5.53', 'event.copyUsed', { seat: named(event.seat), ritual: event.ritual });

    // Characters, Wraiths, death
    case 'facelessMarked':
      return line('CD-5.42', 'event.facelessMarked', { seat: named(event.seat), marked: named(event.marked) });
    case 'facelessReplaced':
      return line('CD-5.41', 'event.facelessReplaced', { seat: named(event.seat), character: event.character });
    case 'watching':
      return line('CD-4.59', 'event.watching', { seat: named(event.seat) });
    case 'wraithAbilityUsed':
      return line(RULE_OF_WRAITH[event.wraith], 'event.wraithAbilityUsed', {
        seat: named(event.seat),
        wraith: event.wraith,
        faces: event.faces,
      });
    case 'died':
      return death(event);
    case 'wraithChosen':
      return line('CD-4.92', 'event.wraithChosen', {
        seat: named(event.seat),
        wraith: event.wraith,
        faces: event.faces,
      });
    case 'possessed':
      return line('CD-5.91', 'event.possessed', { from: named(event.from) });
    case 'revived':
      return line('CD-5.49', 'event.revived', { seat: named(event.seat), life: event.life });
    case 'gameEnded': {
      const reason = event.outcome.reason as keyof typeof RULE_OF_REASON;
      return line(RULE_OF_REASON[reason], `event.gameEnded.${reason}`, { seat: allNamed(winningSeats(event)) });
    }
  }
}

function line(rule: string, key: TextKey, gaps: Words['gaps'] = {}): Narration {
  return { words: { key, gaps }, rule };
}

function dieOf({ seat, die, face }: { seat: Seat; die: number; face: string }) {
  return { seat: named(seat), die, face };
}

function facesOf({ dice }: DeepTold<'diceRolled'> | DeepTold<'diceRerolled'>): string[] {
  return dice.map(({ face }) => face);
}

/** Who gave it is named only where it is another player. */
function lifeGained({ seat, amount, by, from }: DeepTold<'lifeGained'>): Narration {
  const gain = { seat: named(seat), amount, by };
  const rule = RULE_OF_SOURCE[by];
  return from === null || from === seat
    ? line(rule, 'event.lifeGained', gain)
    : line(rule, 'event.lifeGained.from', { ...gain, from: named(from) });
}

function death({ seat, role, killer }: DeepTold<'died'>): Narration {
  const dead = { seat: named(seat), role };
  if (killer === null) return line('CD-4.87', 'event.died', dead);
  if (killer === seat) return line('CD-4.87', 'event.died.self', dead);
  return line('CD-4.87', 'event.died.killed', { ...dead, killer: named(killer) });
}

function tradersOf({ seat, addressee }: { seat: Seat; addressee: Seat }) {
  return { seat: named(seat), addressee: named(addressee) };
}

function dealOf(give: TradeSide, get: TradeSide) {
  return { giveAmount: give.amount, give: coined(give.goods), getAmount: get.amount, get: coined(get.goods) };
}

/** By seat, so that the automated High Priest is among them; the outcome's own list has players only. */
function winningSeats({ outcome }: DeepTold<'gameEnded'>): Seat[] {
  const lines = outcome.detail.lines as readonly (string | null)[];
  return lines.flatMap((rule, seat) => (rule === null ? [] : [seat]));
}
