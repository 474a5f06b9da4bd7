import { gameAnnouncements } from '#api/game-lobby.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { type Game, gameList } from '#api/games.ts';
import type { RecordedAnswers } from './recording.ts';
import { answer } from './sample-answers.ts';

type Page = ValueOf<typeof gameList>;

/** What was answered to a call whose name says so much; undefined where it was not recorded. */
const valueOf = (recorded: RecordedAnswers, part: string): unknown => {
  const [, found] = Object.entries(recorded).find(([call]) => call.includes(part)) ?? [];
  return (found?.body as { value?: unknown } | undefined)?.value;
};

const pageOf = (games: Game[]): Page => ({
  games,
  pageNo: 1,
  totalPages: 1,
  totalGames: games.length,
});

/**
 * What the lists of games are answered, out of what was recorded of the home page: its hot games,
 * and its first slots.
 *
 * @returns answers by call without its language
 */
export const sampleLists = (recorded: RecordedAnswers): RecordedAnswers => {
  const hot = (valueOf(recorded, 'GCSGAME_hotGamesV2') ?? []) as Game[];
  const slots = (valueOf(recorded, 'GCSGAME_gameList') as Page | undefined)?.games ?? [];
  const asked = (by: string) =>
    `GET ${gameList.path}?clientType=WEB&${by}&pageNo=1&pageSize=48&platform=HTML5`;
  return {
    [asked('gameType=RNG')]: answer(pageOf(slots)),
    [asked('isHot=true')]: answer(pageOf(hot)),
    [`GET ${gameAnnouncements.path}?limit=13`]: answer([]),
  };
};
