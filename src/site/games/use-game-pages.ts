import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import type { Game } from '#api/games.ts';

import type { RemoteQuery } from '../remote/remote-query.ts';

import type { GamePage } from './games.state.ts';

/** A list of games that grows page by page. */
export interface GamePages {
  games: Game[];
  /** Loading: the next page is on its way; `games` may hold the ones before it. */
  status: 'loading' | 'ready' | 'failed';
  refusal: string;
  totalGames: number | null;
  hasMore: boolean;
  showMore: () => void;
  retry: () => void;
}

/**
 * Asks for the first page of a list, and for the next each time `showMore` is called; another
 * filter starts from the first page again.
 *
 * @param filter null asks for nothing and stays loading
 */
export const useGamePages = <Filter extends object>(
  kind: RemoteQuery<Filter & { pageNo: number }, GamePage>,
  filter: Filter | null,
): GamePages => {
  const filterKey = JSON.stringify(filter);
  const [wanted, setWanted] = useState({ filterKey, pages: 1 });
  const pages = wanted.filterKey === filterKey ? wanted.pages : 1;
  const answers = useAtomValue(kind.answersAtom);
  const load = useSetAtom(kind.loadAtom);
  useEffect(() => {
    const asked = JSON.parse(filterKey) as Filter | null;
    if (asked) void load({ ...asked, pageNo: pages });
  }, [filterKey, pages, load]);

  const answerOf = (pageNo: number) => filter && answers[kind.keyOf({ ...filter, pageNo })];
  const shown = Array.from({ length: pages }, (_, index) => answerOf(index + 1));
  const last = shown.at(-1);
  const first = shown[0]?.value;
  return {
    games: withoutDuplicates(shown.flatMap((answer) => answer?.value?.games ?? [])),
    status: last?.status ?? 'loading',
    refusal: last?.status === 'failed' ? last.refusal : '',
    totalGames: first?.totalGames ?? null,
    hasMore: first !== undefined && pages < first.totalPages,
    showMore: () => setWanted({ filterKey, pages: pages + 1 }),
    retry: () => filter && void load({ ...filter, pageNo: pages }, true),
  };
};

/** A list that changed between two pages may repeat a game. */
const withoutDuplicates = (games: Game[]): Game[] => [
  ...new Map(games.map((game) => [game.nodeId, game])).values(),
];
