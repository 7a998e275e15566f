/** Among Cultists in the browser. */
import { amongCultists } from '@conclave/among-cultists';
import type { LoadedGame } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { EventPicture } from './EventPicture.tsx';
import { Result } from './end/Result.tsx';
import { explain } from './explain.ts';
import { figures } from './figures.ts';
import { lessons } from './lessons.ts';

export const loaded: LoadedGame = { game: amongCultists, Board, EventPicture, Result, explain, figures, lessons };
