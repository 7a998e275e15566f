/** Rise of Cthulhu in the browser. */
import { type RiseEvent, riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { expand } from './expand.ts';
import { explain } from './explain.ts';
import { figures } from './figures.ts';
import frame from './frame.module.css';
import { beginsTurn, ending, heading, isImportant, isOwnNews, momentOf, traceOf } from './happenings.tsx';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { Result } from './Result.tsx';
import { step } from './step.ts';

export const loaded: LoadedGame<RiseEvent> = {
  game: riseOfCthulhu,
  Board,
  frame: frame.frame ?? '',
  EventPicture,
  Result,
  expand,
  step,
  explain,
  figures,
  heading,
  momentOf,
  traceOf,
  isOwnNews,
  isImportant,
  beginsTurn,
  ending,
  introduce,
  guidedGames: [{ lessons }],
};
