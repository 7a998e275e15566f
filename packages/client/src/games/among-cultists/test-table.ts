/** Tables for tests of the board: random games, and how they look from a seat. */
import { type AmongEvent, amongCultists } from '@conclave/among-cultists';
import { Playthrough, type Seat, SeededChance, toldTo } from '@conclave/kernel';
import type { Scene } from '../../table/contract.ts';
import { sceneOf } from '../../table/scene.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana'];

/** The scene as a seat has it now. */
export function sceneFrom(played: Playthrough, seat: Seat): Scene<AmongEvent> {
  const told = (played.events as AmongEvent[]).map((event) => toldTo(event, seat));
  const view = amongCultists.viewOf(played.state as never, seat);
  return { ...sceneOf({ game: amongCultists, view, you: seat, names: NAMES, language: 'en', told }), told };
}

/** Plays at random to the end; `look` is called before every choice. Gives the game after the end. */
export function playThrough(
  seed: string,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  look: (played: Playthrough, seat: Seat, decision: string) => void = () => undefined,
): Playthrough {
  const chance = new SeededChance(seed);
  const played = new Playthrough(amongCultists, seats, options, chance);
  while (played.pending !== null) {
    const { seat, options: open } = chance.pick(played.pending.asked);
    look(played, seat, played.pending.decision);
    // Ending a turn without doing anything would show little of the game.
    const deeds = open.filter((choice) => !['end-turn', 'claim-victory'].includes((choice as { type: string }).type));
    played.choose(seat, chance.pick(deeds.length > 0 ? deeds : open), chance);
  }
  return played;
}
