/** Cult: Choose Your God Wisely in the browser. */
import { chooseYourGod } from '@conclave/choose-your-god';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { explain } from './explain.ts';
import { figures } from './figures.ts';
import { lessons } from './lessons.ts';
import { Orders } from './orders/Orders.tsx';
import { Result } from './Result.tsx';

export const loaded: LoadedGame = {
  game: chooseYourGod,
  Board,
  EventPicture,
  Result,
  Orders,
  explain,
  figures,
  lessons,
};
