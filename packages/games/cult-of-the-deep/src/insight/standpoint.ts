/** From where a seat judges the table: as it is heading, over all the deals of roles that the seat reckons with. */
import type { Seat } from '@conclave/kernel';
import type { Deal } from '../beliefs.ts';
import type { DeepMemory } from '../memory.ts';
import type { Deep, Die, Player } from '../state.ts';
import { isUnderCover, priceOf, strikesOf } from './cover.ts';
import { type Interests, interestsOf } from './interests.ts';
import type { Judgement } from './judgement.ts';
import { copyOf, fear, type Outlook, outlookOf } from './outlook.ts';
import { prospects } from './prospects.ts';

export class Standpoint {
  readonly s: Deep;
  readonly me: Seat;
  readonly deals: readonly Deal[];
  readonly judgement: Judgement;
  readonly outlook: Outlook;
  private readonly memory: DeepMemory | undefined;
  private known: Interests | null = null;
  private now: number | null = null;

  constructor(s: Deep, me: Seat, deals: readonly Deal[], judgement: Judgement, memory?: DeepMemory) {
    this.s = s;
    this.me = me;
    this.deals = deals;
    this.judgement = judgement;
    this.memory = memory;
    this.outlook = this.look();
  }

  /** The seat's chance as things stand, from 0 to 1. */
  get chance(): number {
    this.now ??= this.chanceWith(this.outlook);
    return this.now;
  }

  get interests(): Interests {
    this.known ??= interestsOf(this.s, this.outlook, this.me, this.deals, this.memory);
    return this.known;
  }

  chanceWith(outlook: Outlook): number {
    return prospects(this.s, outlook, this.me, this.deals);
  }

  /** How the chance changes if the outlook does. */
  ifOutlook(change: (then: Outlook) => void): number {
    const then = copyOf(this.outlook);
    change(then);
    return this.chanceWith(then) - this.chance;
  }

  /** How it changes if a die shows or lies otherwise, or a player has something else. */
  ifChanged<T extends Die | Player>(thing: T, otherwise: Partial<T>): number {
    const { chance } = this;
    const before = { ...thing };
    Object.assign(thing, otherwise);
    const then = this.chanceWith(this.look());
    Object.assign(thing, before);
    return then - chance;
  }

  /** How far the seat can rely on another to want what it wants: from -1, never, to 1, always. */
  trustIn(seat: Seat): number {
    let trust = 0;
    const mine = this.cause(this.deals[0]?.roles[this.me], this.me);
    for (const { roles, weight } of this.deals) trust += weight * mine * this.cause(roles[seat], seat);
    return trust;
  }

  /** 1: wants the High Priest to win; -1: wants him dead; 0: a living Heretic, who is nobody's friend. */
  private cause(role: Deal['roles'][number] | undefined, seat: Seat): number {
    const isDead = this.s.players[seat]?.status !== 'living';
    switch (role) {
      case 'high-priest':
      case 'faithful':
        return 1;
      case 'cabalist':
        return -1;
      case 'repentant-heretic':
        return isDead ? 1 : 0;
      default:
        return isDead ? -1 : 0;
    }
  }

  private look(): Outlook {
    const { s, me, memory } = this;
    const outlook = outlookOf(s, this.judgement);
    if (isUnderCover(s, me)) fear(outlook, me, priceOf(strikesOf(s, me, memory)));
    return outlook;
  }
}
