/** What the bar says once something was touched: what a walk brings, or the step one is in. */
import { type AmongChoice, type AmongView, isRoom, type LocationId } from '@conclave/among-cultists';
import { type Seat, say, type Thing } from '@conclave/kernel';
import type { PathOption, Scene } from '../../../table/contract.ts';
import { dangerNames } from '../map/label.ts';
import { seatsAt } from '../things.ts';
import { amongView, frameIn } from '../view.ts';
import { sayAmong } from '../words/index.ts';

export function heading({ catalogue, view: given }: Scene): string {
  const { round, phase } = amongView(given);
  return sayAmong('among.heading', { round, phase: say(catalogue, { key: `name.phase.${phase}` }) });
}

/** Where a walk ends: how far it is, what lies there, who would be met, and what may happen on the way. */
export function summary(scene: Scene, { choice }: PathOption): string | null {
  const move = choice as AmongChoice;
  if (move.type !== 'move' || scene.you === null) return null;
  const end = move.path.at(-1);
  if (end === undefined) return null;
  const view = amongView(scene.view);
  const name = (id: string) => say(scene.catalogue, { key: `name.${id}` });
  const about = [
    sayAmong('among.steps', { count: move.path.length }),
    ...stockOf(view, end),
    ...dangerNames({ view, name }, end),
    whoIsAt(scene, view, end, scene.you),
  ];
  const risks = move.path.filter((place) => view.unsafePassages.includes(place));
  const isHarmless = risks.length === 0 || view.unsafeCount === 0 || view.players[scene.you]?.ghost === true;
  const risk = isHarmless ? '' : ` ${sayAmong('among.risk', { places: risks.map(name).join(', ') })}`;
  return `${name(end)}: ${about.join(', ')}.${risk}`;
}

function stockOf({ rooms }: AmongView, end: LocationId): string[] {
  const room = isRoom(end) ? rooms[end] : undefined;
  if (room === undefined) return [];
  return [sayAmong('among.deckOf', { count: room.deckCount }), sayAmong('among.books', { count: room.books })];
}

/** Exactly two living meet; three are safe, and Ghosts do not count (AC-4.20). */
function whoIsAt({ names }: Scene, view: AmongView, end: LocationId, me: Seat): string {
  const there = seatsAt(view, end).filter((seat) => seat !== me);
  if (there.length === 0) return sayAmong('among.nobodyThere');
  const living = there.filter((seat) => view.players[seat]?.ghost !== true);
  const isMeeting = living.length === 1 && view.players[me]?.ghost !== true;
  const people = (isMeeting ? living : there).map((seat) => names[seat]).join(', ');
  return isMeeting ? sayAmong('among.wouldMeet', { people }) : sayAmong('among.areThere', { people });
}

/** The question of the step one is in. */
export function step(scene: Scene, touched: readonly Thing[]): string | null {
  const last = touched.at(-1) ?? '';
  const [kind, id = ''] = last.split(':');
  const rule = frameIn(amongView(scene.view))?.rule;
  const name = kind === 'seat' ? (scene.names[Number(id)] ?? '') : say(scene.catalogue, { key: `name.${id}` });
  if (rule === 'end-round') return sayAmong('among.step.snare', { place: name });
  if (kind === 'item') return sayAmong(id === 'item-rifle' ? 'among.step.rifle' : 'among.step.item', { item: name });
  return kind === 'location' || kind === 'seat' ? sayAmong('among.step.use', { thing: name }) : null;
}
