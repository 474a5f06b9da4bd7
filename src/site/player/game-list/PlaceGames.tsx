import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { GameType } from '#generated/merchant-config.ts';

import { type GameFilter, gamePageQuery } from '../../games/games.state.ts';
import { PagedGames } from '../../games/PagedGames.tsx';
import { useGamePages } from '../../games/use-game-pages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { ListFilter } from './list-filter.ts';
import type { ListPlace } from './list-place.ts';

/** Empty tiles while the first games are on their way: two rows of a wide page. */
const SKELETONS = 16;

export interface PlaceGamesProps {
  place: ListPlace;
  filter: ListFilter;
  label: string;
  onShowAll: () => void;
}

/** The games of a place that fit the filter, page by page. */
export const PlaceGames = ({ place, filter, label, onShowAll }: PlaceGamesProps) => {
  const { t } = useTranslation();
  const pages = useGamePages(gamePageQuery, useAsked(place, filter));
  return (
    <PagedGames
      label={label}
      pages={pages}
      skeletons={SKELETONS}
      empty={
        <EmptyState
          icon="search"
          title={t('gameList.emptyTitle')}
          action={
            <Button variant="secondary" onPress={onShowAll}>
              {t('gameList.emptyAction')}
            </Button>
          }
        >
          {t('gameList.emptyText')}
        </EmptyState>
      }
    />
  );
};

/** The order of the keys is that of the title, so that both ask the same question once. */
const useAsked = ({ type, vendor }: ListPlace, filter: ListFilter): GameFilter => {
  const language = useLanguage();
  const { pageSize, hintLines, hintStakeMinor } = useSettings().gameLists;
  const gameType = type ?? (filter.type as GameType | '');
  return {
    language,
    pageSize,
    ...((type === null || filter.key === 'HOT') && { isHot: true as const }),
    ...(gameType !== '' && { gameType }),
    ...(vendor !== null && { vassalage: vendor }),
    ...(filter.key === 'NEW' && { isNew: true as const }),
    ...(filter.gameClass !== '' && { gameClassify: filter.gameClass }),
    ...(filter.name !== '' && { gameName: filter.name }),
    ...(filter.byLines && { linesFrom: hintLines }),
    ...(filter.byStake && { stakeFromMinor: hintStakeMinor }),
  };
};
