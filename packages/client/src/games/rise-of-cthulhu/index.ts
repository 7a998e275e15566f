/** Rise of Cthulhu in the browser. */
import { riseOfCthulhu } from '@conclave/rise-of-cthulhu';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { explain } from './explain.ts';
import { figures } from './figures.ts';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { Result } from './Result.tsx';

export const loaded: LoadedGame = {
  game: riseOfCthulhu,
  Board,
  EventPicture,
  Result,
  explain,
  figures,
  introduce,
  lessons,
};
