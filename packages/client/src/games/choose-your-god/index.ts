/** Cult: Choose Your God Wisely in the browser. */
import { chooseYourGod } from '@conclave/choose-your-god';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { explain } from './explain.ts';
import { figures, paintOf, roundOf } from './figures.ts';
import frame from './frame.module.css';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { Orders } from './orders/Orders.tsx';
import { SeatSign } from './players/SeatSign.tsx';
import { Result } from './Result.tsx';

export const loaded: LoadedGame = {
  game: chooseYourGod,
  Board,
  frame: frame.frame ?? '',
  EventPicture,
  SeatSign,
  Result,
  Orders,
  explain,
  figures,
  roundOf,
  paintOf,
  introduce,
  lessons,
};
