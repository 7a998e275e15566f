/** What is touched to choose something: first the thing it is about, then where it goes or what is done with it. */
import type { Thing } from '@conclave/kernel';
import type { ChangeType, ChoiceOf, DeepChoice, WraithChoice } from '../choices.ts';
import { seatAt, type Target } from '../places.ts';
import { activeIsWraith, decisionIn, isTrader, type Scene } from './scene.ts';

/** No path is the beginning of another, unless it waits for a last yes: whoever has touched all of it means this choice. */
export function thingsOf(view: Scene, choice: DeepChoice): readonly Thing[] {
  switch (choice.type) {
    case 'seat':
      return [`seat:${choice.seat}`];
    case 'die':
      return [`${kindOfDie(view)}:${choice.die}`];
    case 'altar':
      return [`altar:${choice.altar}`];
    case 'character':
      return [`character:${choice.character}`];
    case 'wraith':
      return [`wraith:${choice.wraith}`];
    case 'take':
      return [`seat:${choice.from}`, `seat:${choice.seat}`];
    case 'commit-die':
      return [`die:${choice.die}`, targetThing(choice.to), ...modeThing(view, choice)];
    case 'place-die':
      return [targetThing(choice.to), ...modeThing(view, choice)];
    case 'spend-chant':
    case 'chant-keeper-change':
    case 'alchemist-change':
    case 'blood-rites-change':
      return [CHANGED_WITH[choice.type], `${kindOfDie(view)}:${choice.die}`, `face:${choice.face}`];
    case 'merchant-sell':
      return ['ability:merchant', `coin:${choice.coin}`];
    case 'hydra-discard':
      return ['ritual:sea-hydra', `die:${choice.die}`];
    case 'guardian2-change':
    case 'assassin2-change':
    case 'blood-mage2-reroll':
      return [USED_ABILITY[choice.type], `die:${choice.die}`];
    case 'trade-propose':
      // Only a trader has a card for it; to others it stands in the list.
      return isTrader(view) ? ['ability:merchant-ii', `seat:${choice.seat}`] : [`button:trade-propose:${choice.seat}`];
    case 'guardian-shield':
    case 'assassin-strike':
      return [USED_ABILITY[choice.type], `seat:${choice.seat}`];
    case 'kraken-remove':
      return ['ritual:kraken', `seat:${choice.seat}`];
    case 'trade-give':
    case 'trade-get':
      return [`goods:${choice.goods}`, `amount:${choice.amount}`];
    case 'siren':
      return ['coin:siren', `die:${choice.die}`, targetThing(choice.to)];
    case 'transmute':
      return ['ritual:transmutation', `face:${choice.from}`, `face:${choice.face}`];
    case 'wraith-ability':
      return hauntingThings(choice);
    case 'sigil':
      return [`sigil:${choice.sigil}`, ...(choice.as === undefined ? [] : [`sigil:${choice.as}`])];
    case 'hydra':
      return [`seat:${choice.seat}`, `way:${choice.effect}`];
    case 'lamia':
      return [`seat:${choice.thief}`, `seat:${choice.victim}`];
    case 'gain-die':
      return [`altar:${choice.altar}`, `face:${choice.face}`];
    case 'blood-rites':
      return [`face:${choice.face}`, targetThing(choice.to), ...modeThing(view, choice)];
    case 'result':
      return [`result:${choice.result}`];
    case 'add-die':
      return [`altar:${choice.altar}`, `face:${choice.face}`, `seat:${choice.seat}`];
    case 'copy':
      return [`ritual:${choice.ritual}`, `seat:${choice.seat}`];
    case 'ascend':
      return [`altar:${choice.altar}`, `face:${choice.track}`, `amount:${choice.spaces}`];
    case 'one-die':
    case 'two-dice':
    case 'life':
    case 'coin':
      return [`way:${choice.type}`];
    default:
      return [`button:${choice.type}`];
  }
}

/** What is touched to change a die: the coin, the kept ritual, or the own character. */
const CHANGED_WITH: Readonly<Record<ChangeType, Thing>> = {
  'spend-chant': 'coin:chant',
  'chant-keeper-change': 'ritual:ancient-chant',
  'alchemist-change': 'ability:alchemist',
  'blood-rites-change': 'ritual:blood-rites',
};

/** By whose ability it is done; with Faceless II that is not the character on the own card. */
const USED_ABILITY = {
  'guardian2-change': 'ability:guardian-ii',
  'assassin2-change': 'ability:assassin-ii',
  'blood-mage2-reroll': 'ability:blood-mage-ii',
  'guardian-shield': 'ability:guardian',
  'assassin-strike': 'ability:assassin',
} as const;

function kindOfDie(view: Scene): string {
  const { rule } = decisionIn(view);
  if (rule === 'kraken-remove' || rule === 'kraken-reroll') return 'kraken-die';
  return activeIsWraith(view) ? 'wraith-die' : 'die';
}

function targetThing(target: Target): Thing {
  const seat = seatAt(target);
  return seat < 0 ? `altar:${target}` : `seat:${seat}`;
}

/** The Revenant may take a second die: what it does waits for a last yes. */
function hauntingThings({ spend, die, dice, to }: WraithChoice): readonly Thing[] {
  if (dice !== undefined) return dice.map((one) => `die:${one}`);
  return [
    `wraith-die:${spend}`,
    ...(die === undefined ? [] : [`die:${die}`]),
    ...(to === undefined ? [] : [targetThing(to)]),
  ];
}

type Placing = ChoiceOf<'commit-die' | 'place-die' | 'blood-rites'>;

/** Only where the same die can go to the same place in two ways is the way touched too (CD-4.30). */
function modeThing(view: Scene, choice: Placing): readonly Thing[] {
  const hasTwin = view.pending?.options?.some((other) => isTwin(choice, other as Placing)) ?? false;
  return hasTwin ? [`way:${choice.mode ?? 'normal'}`] : [];
}

function isTwin(choice: Placing, other: Placing): boolean {
  if (other.type !== choice.type || other.to !== choice.to || other.mode === choice.mode) return false;
  return choice.type === 'blood-rites'
    ? other.type === 'blood-rites' && other.face === choice.face
    : other.type !== 'blood-rites' && other.die === choice.die;
}
