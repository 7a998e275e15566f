/** The table of Rise of Cthulhu: the Locations with both sides, the decks, the own hand (RC-12.1 to RC-12.4). */
import type { Seat, Thing } from '@conclave/kernel';
import type { RiseView } from '@conclave/rise-of-cthulhu';
import { table, widthOf } from '../../terminal.ts';
import { type Board, change, fitting } from './board.ts';
import { boxes } from './rise-boxes.ts';
import { LOCATIONS, type LocationId, RisePen, SIGILS } from './rise-pen.ts';

/** A screen of 24 lines never leaves so many to the board, one of 40 always does. */
const ROWS_FOR_BOXES = 22;

export const riseBoard: Board<RiseView> = {
  draw(view, drawing, before) {
    const pen = new RisePen(view, drawing, before);
    // By the size of the screen, so that the board keeps its shape from question to question.
    if (drawing.rows >= ROWS_FOR_BOXES) return [...header(pen, true), ...boxes(pen), ...hand(pen, true)];
    return fitting(
      drawing.rows,
      () => [...header(pen, false), ...list(pen), ...hand(pen, true)],
      () => [...header(pen, false), ...list(pen), ...hand(pen, false)],
    );
  },
  nameOf: (view, thing, drawing) => nameOf(new RisePen(view, drawing, null), thing),
  chapters: ['turnBegan'],
};

function nameOf(pen: RisePen, thing: Thing): string | null {
  const [kind, id] = thing.split(':');
  return id !== undefined && kind !== 'button' ? pen.name(id) : null;
}

function header(pen: RisePen, isWhole: boolean): string[] {
  const { view } = pen;
  const piles = { discard: view.discard.length, monsters: view.monsterDeckCount, artifacts: view.artifactDeckCount };
  return [
    ...pen.line(pen.bold(whoseTurn(pen)), pen.words('turn', { turn: view.turnNumber }), ...score(pen)),
    ...(view.pointsVictory ? pen.wrapped(pen.bold(pen.words('azathoth'))) : []),
    ...pen.line(deck(pen), valley(pen), view.hunter === 'lair' && pen.words('lair')),
    ...pen.line(enemyHand(pen)),
    ...(isWhole ? pen.line(pen.words('piles', piles)) : []),
  ];
}

function whoseTurn(pen: RisePen): string {
  const { activeSeat, actionsLeft, result } = pen.view;
  if (result !== null) return pen.words('over');
  if (activeSeat === pen.me) return pen.words('mine', { actions: actionsLeft });
  return pen.words('theirs', { name: pen.nameOf(activeSeat) });
}

function score(pen: RisePen): string[] {
  const locations = (seat: Seat) =>
    LOCATIONS.map((id) => pen.view.locations[id])
      .filter(({ faces }) => faces === seat)
      .reduce((sum, { double }) => sum + (double ? 2 : 1), 0);
  const points = (seat: Seat) => LOCATIONS.reduce((sum, id) => sum + pen.total(id, seat), 0);
  return [
    pen.words('score', { mine: locations(pen.me), theirs: locations(pen.enemy) }),
    pen.words('points', { mine: points(pen.me), theirs: points(pen.enemy) }),
  ];
}

function deck(pen: RisePen): string {
  const { deckCount, nextOldOne } = pen.view;
  if (nextOldOne === null) return pen.words('last', { count: deckCount });
  const { from, to } = nextOldOne;
  if (to === 0) return pen.bold(pen.words('onTop', { count: deckCount }));
  return pen.words('deck', { count: deckCount, next: from === to ? from : `${from}–${to}` });
}

function valley(pen: RisePen): string {
  const { valley: pile } = pen.view;
  const top = pile.at(-1);
  return top === undefined
    ? pen.words('emptyValley')
    : pen.words('valley', { top: `[${pen.card(top)}]`, count: pile.length });
}

function enemyHand(pen: RisePen): string {
  const player = pen.view.players[pen.enemy as 0 | 1];
  const name = pen.nameOf(pen.enemy);
  if (player.cultists === undefined) return pen.words('enemyHand', { name, ...player.counts });
  const specials = [...(player.monsters ?? []), ...(player.artifacts ?? [])].map((id) => pen.name(id));
  return pen.words('seen', { name, cards: [pen.cards(player.cultists), ...specials].join(', ') });
}

/** A line for each Location: its name and state, the reader's side, the enemy's side. */
function list(pen: RisePen): string[] {
  const rows = LOCATIONS.map((id) => [
    `  ${pen.bold(pen.name(id))}`,
    [pen.facing(id), ...state(pen, id)].join(', '),
    `${pen.nameOf(pen.me)} ${side(pen, id, pen.me)}`,
    `${pen.nameOf(pen.enemy)} ${side(pen, id, pen.enemy)}`,
  ]);
  const aligned = table(rows);
  if (aligned.every((row) => widthOf(row) <= pen.drawing.width)) return aligned;
  // Columns take room: rows that need it go without.
  return rows.flatMap((row) => pen.wrapped(row.join(' · '), '        '));
}

/** `12 (+3): ^10 @2`: the total, how it changed, and the cards. */
function side(pen: RisePen, id: LocationId, seat: Seat): string {
  const { cultists, attachments } = pen.view.locations[id].sides[seat as 0 | 1];
  const total = pen.total(id, seat);
  const changed = change(total, pen.before?.locations[id].totals[seat as 0 | 1]);
  const cards = [...pen.sorted(cultists), ...attachments.map((card) => `+${pen.name(card)}`)].join(' ');
  return `${pen.bold(String(total))}${changed === '' ? '' : ` ${changed}`}${cards === '' ? '' : `: ${cards}`}`;
}

/** What keeps everybody out. */
function state(pen: RisePen, id: LocationId): string[] {
  const { oldOne, double } = pen.view.locations[id];
  const { paint } = pen.drawing;
  if (oldOne !== null) {
    const locked = pen.words('locked', { oldOne: pen.name(oldOne) });
    return [paint('magenta', double ? locked + pen.words('twice') : locked)];
  }
  return pen.view.hunter === id ? [paint('red', pen.words('hunted'))] : [];
}

function hand(pen: RisePen, isWhole: boolean): string[] {
  const { paint } = pen.drawing;
  const { cultists = [], monsters = [], artifacts = [], knownNextOldOne } = pen.view.players[pen.me as 0 | 1];
  const specials = [...monsters, ...artifacts];
  const named = isWhole ? [] : specials.map((id) => pen.name(id));
  const legend = Object.entries(SIGILS).map(([colour, { sigil, ink }]) => paint(ink, `${sigil} ${pen.name(colour)}`));
  return [
    ...pen.wrapped(pen.bold(pen.words('hand', { cards: [pen.cards(cultists), ...named].join(', ') }))),
    ...(isWhole ? specials : []).flatMap((id) => pen.explained(id)),
    ...(knownNextOldOne ? pen.wrapped(pen.words('knownNext', { oldOne: pen.name(knownNextOldOne) })) : []),
    ...pen.wrapped([...legend, pen.dim(pen.words('legend'))].join('  ')),
  ];
}
