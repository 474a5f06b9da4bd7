import { rankListHandler } from './rank-list.ts';
import { winnerBoardHandler } from './winner-board.ts';

/** One handler for each endpoint of `src/api/winners.ts`. */
export const winnersHandlers = { winnerBoard: winnerBoardHandler, rankList: rankListHandler };
