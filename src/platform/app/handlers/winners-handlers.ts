import { rankListHandler } from '../../play/winners/rank-list.ts';
import { winnerBoardHandler } from '../../play/winners/winner-board.ts';

/** One handler for each endpoint of `src/api/winners.ts`. */
export const winnersHandlers = { winnerBoard: winnerBoardHandler, rankList: rankListHandler };
