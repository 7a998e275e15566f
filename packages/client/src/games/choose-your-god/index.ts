/** Cult: Choose Your God Wisely in the browser. */
import { type CityEvent, chooseYourGod } from '@conclave/choose-your-god';
import type { LoadedGame } from '../../table/contract.ts';
import { expandWith } from './ahead.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { explain } from './explain.ts';
import { figures, paintOf, roundOf } from './figures.ts';
import frame from './frame.module.css';
import { beginsTurn, ending, heading, isImportant, isOwnNews, momentOf, step, traceOf } from './happenings.tsx';
import { introduce } from './introduce.ts';
import { lessons } from './lessons.ts';
import { canOrder } from './orders/moment.ts';
import { Orders } from './orders/Orders.tsx';
import { SeatSign } from './players/SeatSign.tsx';
import { Result } from './Result.tsx';
import { cityView } from './view.ts';

export const loaded: LoadedGame<CityEvent> = {
  game: chooseYourGod,
  Board,
  frame: frame.frame ?? '',
  heading,
  expand: expandWith(chooseYourGod),
  step,
  momentOf,
  traceOf,
  isOwnNews,
  beginsTurn,
  isImportant,
  EventPicture,
  SeatSign,
  Result,
  ending,
  Orders,
  canOrder: ({ view }, you) => canOrder(cityView(view), you),
  explain,
  figures,
  roundOf,
  paintOf,
  introduce,
  guidedGames: [{ lessons }],
};
