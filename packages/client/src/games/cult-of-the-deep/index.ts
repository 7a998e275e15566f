/** Cult of the Deep in the browser. */
import { cultOfTheDeep, type DeepEvent } from '@conclave/cult-of-the-deep';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { ending } from './end/ending.tsx';
import { Result } from './end/Result.tsx';
import { explain } from './explain.ts';
import { figures, paintOf, roundOf } from './figures.ts';
import frame from './frame.module.css';
import { beginsTurn, heading, isImportant, isOwnNews, soundOf, traceOf } from './happenings.ts';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { momentOf } from './moments.tsx';
import { SeatSign } from './SeatSign.tsx';
import { step } from './step.ts';

export const loaded: LoadedGame<DeepEvent> = {
  game: cultOfTheDeep,
  Board,
  frame: frame.frame ?? '',
  heading,
  step,
  momentOf,
  traceOf,
  isOwnNews,
  beginsTurn,
  soundOf,
  isImportant,
  EventPicture,
  hasWindows: true,
  SeatSign,
  Result,
  ending,
  explain,
  figures,
  roundOf,
  paintOf,
  introduce,
  guidedGames: [{ lessons }],
};
