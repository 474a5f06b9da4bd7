import { ensureGames } from '../../../build/games/ensure-games.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

/** Compiles the games' pages where that is due, and prints their folder: for LIVERY_GAMES_PAGES. */
export const run = async ({ json = false }: JsonOption): Promise<void> => {
  const { folder, compiled } = await ensureGames();
  if (json) printJson({ folder, compiled });
  else print(folder);
};
