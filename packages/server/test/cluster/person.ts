/** Somebody who plays in the cluster, and all that can be held against it afterwards. */
import type { Chance } from '@conclave/kernel';
import type { ClockInfo } from '@conclave/protocol';
import type { Chosen } from '../proofs/crash-checks.ts';
import { createPlayer, type Player, type Sent } from '../proofs/player.ts';
import type { Guest } from '../proofs/player-guest.ts';
import type { Balancer } from './balancer.ts';
import type { ClusterNode } from './node.ts';

/** What the clocks of a table were when they were last heard of, and in the next whole picture. */
export interface ClockPair {
  readonly table: string;
  readonly known: ClockInfo;
  readonly picture: ClockInfo;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A choice that takes so long to be answered shows that something is wrong. */
const SLOW = 1000;

export class Person {
  readonly guest: Guest;
  /** By table, the latest last. */
  readonly chosen: (Chosen & { readonly sent: Sent[] })[] = [];
  readonly clocks: ClockPair[] = [];
  /** When it could not play: without a connection, or without an answer. */
  readonly away: Span[] = [];
  readonly player: Player;
  /** Where its connection goes. */
  node: ClusterNode | null = null;
  /** How often it has gone to the next node by itself. */
  private moves = 0;
  private lastRefusal: string | null = null;
  private clock: ClockInfo | null = null;
  private awaySince: number | null = null;

  constructor(guest: Guest, table: string, number: number, chance: Chance, balancer: Balancer) {
    this.guest = guest;
    this.sitsAt(table);
    this.player = createPlayer({
      origin: () => {
        this.node = balancer.nodeFor(number + this.moves);
        return this.node.origin;
      },
      guest,
      table,
      chance,
      thinks: null,
      keepsNotes: false,
      onSend: (sent) => this.chosen.at(-1)?.sent.push(sent),
      onRefusal: ({ code, message }) => {
        this.lastRefusal = `${code}: ${message}`;
      },
      onNews: (update, { clock }) => {
        const isPicture = update === null;
        if (isPicture && clock !== null && this.clock !== null) {
          this.clocks.push({ table: this.player.table, known: this.clock, picture: clock });
        }
        this.clock = clock;
      },
    });
  }

  async goTo(table: string): Promise<void> {
    this.sitsAt(table);
    this.clock = null;
    await this.player.goTo(table);
  }

  /** Comes back at the next node, as people do who change from one network to another. */
  moveOn(): void {
    this.moves++;
    this.player.breakOff();
  }

  get isAway(): boolean {
    return this.awaySince !== null;
  }

  /** Looks whether it can play; asked several times a second. */
  look(now: number): void {
    const { isConnected, underWay } = this.player;
    const slow = underWay.find(({ at }) => now - at > SLOW);
    const isFine = isConnected && slow === undefined;
    if (isFine && this.awaySince !== null) {
      this.away.push({ from: this.awaySince, to: now });
      this.awaySince = null;
    }
    if (!isFine) this.awaySince ??= slow?.at ?? now;
  }

  /** Whoever is not back at the end has been away until then. */
  lookLast(now: number): void {
    if (this.awaySince !== null) this.away.push({ from: this.awaySince, to: now });
    this.awaySince = null;
  }

  inWords(): string {
    const { table, isConnected, isOver, underWay, snapshot } = this.player;
    const at = `${this.guest.name} at table ${table} on ${this.node?.name}`;
    const state = { isConnected, isOver, underWay: underWay.map(({ id, times }) => ({ id, times })) };
    return `${at}: ${JSON.stringify({ ...state, decision: snapshot?.decision?.id, refused: this.lastRefusal })}`;
  }

  private sitsAt(table: string): void {
    this.chosen.push({ guest: this.guest, table, sent: [] });
  }
}
