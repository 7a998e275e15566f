/** Cult of the Deep in the browser. */
import { cultOfTheDeep } from '@conclave/cult-of-the-deep';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { explain } from './explain.ts';
import { figures, paintOf, roundOf } from './figures.ts';
import frame from './frame.module.css';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { Result } from './Result.tsx';
import { SeatSign } from './SeatSign.tsx';

export const loaded: LoadedGame = {
  game: cultOfTheDeep,
  Board,
  frame: frame.frame ?? '',
  EventPicture,
  hasWindows: true,
  SeatSign,
  Result,
  explain,
  figures,
  roundOf,
  paintOf,
  introduce,
  lessons,
};
