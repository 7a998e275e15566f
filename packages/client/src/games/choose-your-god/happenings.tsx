/** Which events get a moment of their own, leave a trace, tell something to one seat alone, or divide the log. */
import type { CityTold, CityView } from '@conclave/choose-your-god';
import { type Catalogue, type Seat, say, type Thing } from '@conclave/kernel';
import type { ReactNode } from 'react';
import { optionsOf } from '../../table/choosing.ts';
import type { Moment, Scene, Trace } from '../../table/contract.ts';
import { Picture } from '../shared/art/Picture.tsx';
import { nextQuestion } from './ahead.ts';
import { GODS } from './art/gods.ts';
import { SIGNS, type SignName } from './art/signs.ts';
import { playerAt, whereIs } from './things.ts';
import { cityView } from './view.ts';
import { sayCity } from './words/index.ts';

/** Round and phase: what stands beside the game's name. */
export function heading({ view }: Scene): string {
  const { round, phase } = cityView(view);
  if (phase === 'opening' || phase === 'finished') return sayCity(`city.phase.${phase}`);
  return sayCity('city.heading', { round: Math.max(round, 1), phase: sayCity(`city.phase.${phase}`) });
}

/** The question of a step, once something was touched: the one that the touch leads to. */
export function step({ game, view: given, catalogue }: Scene, touched: readonly Thing[]): string | null {
  const view = cityView(given);
  const [first] = touched;
  if (first === undefined) return null;
  if (view.pending?.decision === 'academy-choice') return academyStep(view, catalogue, first);
  const option = optionsOf(game, view).find(({ description: { path } }) => path.length === 1 && path[0] === first);
  const next = option === undefined ? null : nextQuestion(game, view, option.choice);
  return next === null ? null : say(catalogue, game.prompt(next.view));
}

function academyStep(view: CityView, catalogue: Catalogue, thing: Thing): string | null {
  const priest = view.players.flatMap(({ priests }) => priests).find(({ id }) => `priest:${id}` === thing);
  if (priest === undefined) return null;
  return sayCity('city.step.academy', {
    priest: say(catalogue, { key: `name.priest.${priest.strength}` }),
  });
}

// ---- Moments

/** Events that a medal beside their cause is worth. */
const MEDALS: Readonly<Partial<Record<CityTold['type'], SignName>>> = {
  altarBuilt: 'altar',
  altarDestroyed: 'altar',
  mobsGained: 'mob',
  mobLost: 'mob',
  supremacyTaken: 'supremacy',
  celebrated: 'supremacy',
  locationSeized: 'crown',
  locationRaided: 'intrigue',
};

export function momentOf(scene: Scene, event: CityTold): Moment | null {
  const text = sentence(scene, event);
  if (event.type === 'summoned') {
    const { cult } = event;
    return {
      weight: 'great',
      picture: <Picture emblem={GODS[cult]} />,
      title: sayCity(event.summonings === 1 ? 'city.summoned.1' : 'city.summoned.2', {
        cult: say(scene.catalogue, { key: `name.${cult}` }),
      }),
      ...(text === null ? {} : { text }),
    };
  }
  if (event.type === 'gameEnded') return endOf(scene, event, text);
  const sign = MEDALS[event.type];
  if (sign === undefined || text === null) return null;
  const [thing] = thingsOf(event);
  return {
    weight: 'small',
    picture: <Picture emblem={SIGNS[sign]} />,
    title: text,
    ...(thing === undefined ? {} : { thing }),
  };
}

function endOf(scene: Scene, event: CityTold<'gameEnded'>, text: string | null): Moment | null {
  const { winners, reason } = event.outcome;
  const [winner] = winners;
  const cult = winner === undefined ? null : playerAt(cityView(scene.view), winner).cult;
  return {
    weight: 'great',
    picture: <Picture emblem={cult === null ? SIGNS.crown : GODS[cult]} />,
    title: text ?? say(scene.catalogue, { key: `outcome.${reason}` }),
  };
}

function sentence({ game, catalogue }: Scene, event: CityTold): string | null {
  const line = game.narrate(event);
  return line === null ? null : say(catalogue, line.words);
}

/** Whoever won, and what the observer had reached. */
export function ending({ view: given, you }: Scene): { picture: ReactNode; part: string | null } {
  const view = cityView(given);
  const [winner] = view.result?.winners ?? [];
  const cult = winner === undefined ? null : playerAt(view, winner).cult;
  const mine = you === null ? null : playerAt(view, you);
  return {
    picture: <Picture emblem={cult === null ? SIGNS.crown : GODS[cult]} />,
    part:
      mine === null
        ? null
        : sayCity('city.part', { altars: mine.altars.length, mobs: mine.mobs, summonings: mine.summonings }),
  };
}

// ---- Traces

export function traceOf({ view }: Scene, event: CityTold): Trace | null {
  const seat = event.type === 'locationDecided' ? event.winner : 'seat' in event ? event.seat : null;
  if (seat === null) return null;
  const things = thingsOf(event, cityView(view));
  return things.length === 0 ? null : { seat, things };
}

/** What an event changed: a Location, a sheet, a card in sight. */
function thingsOf(event: CityTold, view?: CityView): readonly Thing[] {
  const things: Thing[] = [];
  if ('location' in event) things.push(`location:${event.location}`);
  if ('priest' in event && view !== undefined) things.push(...placeOfPriest(view, event.priest));
  if (CHANGES_A_SHEET.has(event.type)) {
    for (const seat of seatsIn(event)) things.push(`sheet:${seat}`);
  }
  return things;
}

/** Whose event it is, and from whom or to whom something went. */
function seatsIn(event: CityTold): readonly Seat[] {
  const seats = [
    'seat' in event ? event.seat : null,
    event.type === 'coinsTaken' || event.type === 'supremacyTaken' ? event.from : null,
    event.type === 'cardGiven' || event.type === 'licenseGiven' ? event.to : null,
  ];
  return seats.filter((seat) => seat !== null);
}

function placeOfPriest(view: CityView, id: string): readonly Thing[] {
  const priest = view.players.flatMap(({ priests }) => priests).find((one) => one.id === id);
  const location = priest === undefined ? null : whereIs(priest);
  return location === null ? [] : [`location:${location}`];
}

const CHANGES_A_SHEET: ReadonlySet<string> = new Set<CityTold['type']>([
  'cultTaken',
  'followersGained',
  'followersLost',
  'coinsGained',
  'coinsPaid',
  'coinsLost',
  'coinsTaken',
  'almsGiven',
  'mobsGained',
  'mobLost',
  'altarBuilt',
  'altarDestroyed',
  'supremacyTaken',
  'celebrated',
  'summoned',
  'cardGiven',
  'licenseGiven',
  'licenseTaken',
  'licenseBought',
  'intrigueSold',
]);

// ---- The log

/** Cards that only the observer was told. */
export function isOwnNews({ you }: Scene, event: CityTold): boolean {
  if (you === null) return false;
  if (event.type === 'cardsDrawn') return event.seat === you && event.cards !== undefined;
  return event.type === 'cardGiven' && (event.seat === you || event.to === you) && event.card !== undefined;
}

/** A round begins, or a Location comes up. */
export function beginsTurn({ type }: CityTold): boolean {
  return type === 'roundBegan' || type === 'locationActive' || type === 'gameBegan';
}

const IMPORTANT: ReadonlySet<string> = new Set<CityTold['type']>([
  'cultTaken',
  'roundBegan',
  'celebrated',
  'preached',
  'prayed',
  'licenseBought',
  'cardPlayed',
  'abilityUsed',
  'locationDecided',
  'locationRaided',
  'locationSeized',
  'leastWillWin',
  'benefitTaken',
  'summoned',
  'mobsGained',
  'mobLost',
  'altarBuilt',
  'altarDestroyed',
  'supremacyTaken',
  'intrigueRevealed',
  'gameEnded',
]);

export function isImportant({ type }: CityTold): boolean {
  return IMPORTANT.has(type);
}
