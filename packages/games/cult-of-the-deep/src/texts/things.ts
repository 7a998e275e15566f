/** What is touched to choose something: first the thing it is about, then where it goes or what is done with it. */
import type { Thing } from '@conclave/kernel';
import type { ChoiceOf, DeepChoice, WraithChoice } from '../choices.ts';
import { seatAt, type Target } from '../places.ts';
import { activeIsWraith, decisionIn, type Scene } from './scene.ts';

/** No path is the beginning of another: whoever has touched all of it means this choice and no other. */
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
    case 'place-die':
      return [`die:${choice.die}`, targetThing(choice.to), ...modeThing(view, choice)];
    case 'spend-chant':
    case 'chant-keeper-change':
    case 'alchemist-change':
    case 'blood-rites-change':
      return [`${kindOfDie(view)}:${choice.die}`, `button:${choice.type}`, `face:${choice.face}`];
    case 'merchant-sell':
      return [`coin:${choice.coin}`, 'button:merchant-sell'];
    case 'hydra-discard':
    case 'guardian2-change':
    case 'assassin2-change':
    case 'blood-mage2-reroll':
      return [`die:${choice.die}`, `button:${choice.type}`];
    case 'trade-propose':
    case 'guardian-shield':
    case 'assassin-strike':
      return [`seat:${choice.seat}`, `button:${choice.type}`];
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
      return choice.as === undefined ? [`sigil:${choice.sigil}`] : [`sigil:${choice.sigil}`, `sigil:${choice.as}`];
    case 'hydra':
      return [`seat:${choice.seat}`, `button:${choice.effect}`];
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
    default:
      return [`button:${choice.type}`];
  }
}

function kindOfDie(view: Scene): string {
  const { rule } = decisionIn(view);
  if (rule === 'kraken-remove' || rule === 'kraken-reroll') return 'kraken-die';
  return activeIsWraith(view) ? 'wraith-die' : 'die';
}

function targetThing(target: Target): Thing {
  const seat = seatAt(target);
  return seat < 0 ? `altar:${target}` : `seat:${seat}`;
}

/** The Revenant may take a second die, so its choice ends with a button. */
function hauntingThings({ spend, die, dice, to }: WraithChoice): readonly Thing[] {
  if (dice !== undefined) return [...dice.map((one) => `die:${one}`), 'button:wraith-ability'];
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
  return hasTwin ? [`button:${choice.mode ?? 'normal'}`] : [];
}

function isTwin(choice: Placing, other: Placing): boolean {
  if (other.type !== choice.type || other.to !== choice.to || other.mode === choice.mode) return false;
  return choice.type === 'blood-rites'
    ? other.type === 'blood-rites' && other.face === choice.face
    : other.type !== 'blood-rites' && other.die === choice.die;
}
