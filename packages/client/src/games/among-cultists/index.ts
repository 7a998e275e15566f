/** Among Cultists in the browser. */
import { amongCultists } from '@conclave/among-cultists';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { Result } from './end/Result.tsx';
import { explain } from './explain.ts';
import { figures, paintOf, roundOf } from './figures.ts';
import frame from './frame.module.css';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { SeatSign } from './people/SeatSign.tsx';
import { ValueSign } from './people/ValueSign.tsx';

export const loaded: LoadedGame = {
  game: amongCultists,
  Board,
  frame: frame.frame ?? '',
  EventPicture,
  SeatSign,
  ValueSign,
  Result,
  explain,
  figures,
  roundOf,
  paintOf,
  introduce,
  lessons,
};
