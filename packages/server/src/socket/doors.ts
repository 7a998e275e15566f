/** How many sockets one person, and one network, may have open at once: each costs the server memory. */
import { Problem } from '../problem.ts';

export interface DoorSettings {
  readonly perUser: number;
  readonly perAddress: number;
}

/** Counts what is open by some key. */
class Tally {
  private readonly counts = new Map<string, number>();
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  /** Counts one more; null if there are enough. Call the result when it is gone. */
  take(key: string): (() => void) | null {
    const before = this.counts.get(key) ?? 0;
    if (before >= this.max) return null;
    this.counts.set(key, before + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}

export class Doors {
  private readonly users: Tally;
  private readonly addresses: Tally;

  constructor({ perUser, perAddress }: DoorSettings) {
    this.users = new Tally(perUser);
    this.addresses = new Tally(perAddress);
  }

  /** Before anybody asks who it is: a handshake costs something too. */
  enterFrom(address: string): () => void {
    const leave = this.addresses.take(address);
    if (leave === null) throw new Problem('too-many', 'Too many connections come from your network. Close some first.');
    return leave;
  }

  enterAs(user: string): () => void {
    const leave = this.users.take(user);
    if (leave === null) throw new Problem('too-many', 'You have too many connections open. Close some pages first.');
    return leave;
  }
}
