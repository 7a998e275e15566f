/** Rise of Cthulhu in the browser. */
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { explain } from './explain.ts';
import { figures } from './figures.ts';
import frame from './frame.module.css';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { Result } from './Result.tsx';

export const loaded: LoadedGame = {
  game: riseOfCthulhu,
  Board,
  frame: frame.frame ?? '',
  EventPicture,
  Result,
  explain,
  figures,
  introduce,
  lessons,
};
