/** What the chronicle tells once the game is over: deadly cards, lies, and how each Character ended. */
import type { AmongTold, AmongView, Entry, PlayerView, RoomCard, RoomId } from '@conclave/among-cultists';
import type { Seat } from '@conclave/kernel';

interface About<K extends string> {
  readonly kind: K;
  readonly round: number;
  readonly seat: Seat;
}

export type Fact =
  | (About<'given'> & { readonly receiver: Seat })
  | About<'drawn' | 'bitten' | 'wounded' | 'first'>
  | (About<'inherited'> & { readonly from: Seat })
  | (About<'lie'> & { readonly target: Seat })
  | (About<'sabotages'> & { readonly room: RoomId; readonly card: RoomCard });

export interface Facts {
  readonly deadly: readonly Fact[];
  readonly lies: readonly Fact[];
}

export function factsOf(chronicle: readonly Entry[], players: readonly PlayerView[]): Facts {
  const first = players.flatMap((player, seat): Fact[] =>
    player.firstPulse === 'dead' ? [{ kind: 'first', round: 0, seat }] : [],
  );
  const facts = chronicle.flatMap(factOf);
  const isLie = ({ kind }: Fact) => kind === 'lie' || kind === 'sabotages';
  return { deadly: [...first, ...facts.filter((fact) => !isLie(fact))], lies: facts.filter(isLie) };
}

/** A card that kills, or something that was kept from the others; null of everything that is as it seemed. */
function factOf(entry: Entry): Fact[] {
  const { round } = entry;
  switch (entry.type) {
    case 'given':
      return entry.card === 'dead' ? [{ kind: 'given', round, seat: entry.seat, receiver: entry.receiver }] : [];
    case 'drawn':
      if (entry.card !== 'dead' || entry.exchanged) return [];
      return [{ kind: entry.by === 'fishman' ? 'bitten' : 'drawn', round, seat: entry.seat }];
    case 'wounded':
      return entry.card === 'mortal-wound' ? [{ kind: 'wounded', round, seat: entry.seat }] : [];
    case 'inherited':
      return entry.card === 'dead' || entry.card === 'mortal-wound'
        ? [{ kind: 'inherited', round, seat: entry.seat, from: entry.from }]
        : [];
    case 'placed':
      return entry.card === 'success'
        ? []
        : [{ kind: 'sabotages', round, seat: entry.seat, room: entry.room, card: entry.card }];
    case 'announced':
      return entry.said === entry.truth ? [] : [{ kind: 'lie', round, seat: entry.seat, target: entry.target }];
    default:
      return [];
  }
}

export type Fate =
  | { readonly kind: 'alive' | 'unseen' }
  | { readonly kind: 'ghost'; readonly round: number; readonly by: AmongTold<'died'>['by'] };

/** How each Character ended, by seat. */
export function fatesOf(view: AmongView, told: readonly AmongTold[]): Fate[] {
  const fates: Fate[] = view.players.map(({ pulse = [] }) => ({
    kind: pulse.some((card) => card === 'dead' || card === 'mortal-wound') ? 'unseen' : 'alive',
  }));
  let round = 0;
  for (const event of told) {
    if (event.type === 'roundBegan') round = event.round;
    if (event.type === 'died') fates[event.seat] = { kind: 'ghost', round, by: event.by };
  }
  return fates;
}

/** Everybody's walk in every round: by round from 1, then by seat, from the start to the end of the walk. */
export function walksOf(told: readonly AmongTold[], seats: number): string[][][] {
  const rounds: string[][][] = [];
  let here: string[] = Array<string>(seats).fill('cafeteria');
  for (const event of told) {
    if (event.type === 'roundBegan') rounds.push(here.map((location) => [location]));
    if (event.type !== 'stepped') continue;
    rounds.at(-1)?.[event.seat]?.push(event.to);
    here = here.map((location, seat) => (seat === event.seat ? event.to : location));
  }
  return rounds;
}
