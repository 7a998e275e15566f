/** Among Cultists in the browser. */
import { type AmongEvent, amongCultists } from '@conclave/among-cultists';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { Result } from './end/Result.tsx';
import { explain } from './explain.ts';
import { figures, paintOf, roundOf } from './figures.ts';
import frame from './frame.module.css';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { underTheSurface } from './lessons-under-the-surface.ts';
import { SeatSign } from './people/SeatSign.tsx';
import { ValueSign } from './people/ValueSign.tsx';
import { heading, step, summary } from './story/bar.ts';
import { EventPicture } from './story/EventPicture.tsx';
import { ending } from './story/ending.tsx';
import { beginsTurn, isImportant, isOwnNews, soundOf, traceOf } from './story/events.ts';
import { momentOf } from './story/Moment.tsx';

export const loaded: LoadedGame<AmongEvent> = {
  game: amongCultists,
  Board,
  frame: frame.frame ?? '',
  heading,
  step,
  summary,
  momentOf,
  traceOf,
  isOwnNews,
  beginsTurn,
  soundOf,
  isImportant,
  EventPicture,
  SeatSign,
  ValueSign,
  Result,
  ending,
  explain,
  figures,
  roundOf,
  paintOf,
  introduce,
  guidedGames: [{ lessons }, underTheSurface],
};
