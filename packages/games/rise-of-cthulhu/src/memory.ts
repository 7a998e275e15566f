/** What a player keeps in mind of the enemy's hand: cards that were seen going in (RC-8.9) or that the Lamp has shown. */
import type { MemorySpec, Seat } from '@conclave/kernel';
import type { ArtifactId } from './components/artifacts.ts';
import type { CultistId } from './components/cultists.ts';
import type { MonsterId } from './components/monsters.ts';
import type { RiseEvent } from './events.ts';
import { enemyOf } from './table.ts';

export interface RiseMemory {
  readonly seat: Seat;
  /** Cards known to be in the enemy's hand. */
  cultists: CultistId[];
  monsters: MonsterId[];
  artifacts: ArtifactId[];
}

export const memory: MemorySpec<RiseMemory, RiseEvent> = {
  fresh: (seat) => ({ seat, cultists: [], monsters: [], artifacts: [] }),

  note(mind, event) {
    const enemy = enemyOf(mind.seat);
    switch (event.type) {
      case 'valleyDrawn':
      case 'cultistTaken':
        if (event.seat === enemy) learn(mind.cultists, event.card);
        break;
      case 'handTaken':
        if (event.card === undefined) break;
        if (event.seat === enemy) learn(mind.cultists, event.card);
        else forget(mind.cultists, event.card);
        break;
      case 'handSeen':
        if (event.seat === enemy || event.cultists === undefined) break;
        mind.cultists = [...event.cultists];
        mind.monsters = [...event.monsters];
        mind.artifacts = [...event.artifacts];
        break;
      case 'cultistPlayed':
      case 'valleyPlayed':
      case 'cultistDiscarded':
        forget(mind.cultists, event.card);
        break;
      case 'monsterPlayed':
        forget(mind.monsters, event.card);
        break;
      case 'artifactPlayed':
        forget(mind.artifacts, event.card);
        break;
    }
  },
};

function learn<T>(known: T[], card: T): void {
  if (!known.includes(card)) known.push(card);
}

function forget<T>(known: T[], card: T): void {
  const i = known.indexOf(card);
  if (i >= 0) known.splice(i, 1);
}
