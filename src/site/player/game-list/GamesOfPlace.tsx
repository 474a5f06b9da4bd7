import { useTranslation } from 'react-i18next';

import { Stack } from '#components/Stack/Stack.tsx';

import { CategoryRow } from './CategoryRow.tsx';
import { GameNews } from './GameNews.tsx';
import { hasFilterBar } from './list-filter.ts';
import { ListFilterBar } from './ListFilterBar.tsx';
import type { ListPlace } from './list-place.ts';
import { ListTitle } from './ListTitle.tsx';
import { LiveHosts } from './LiveHosts.tsx';
import { OwnGames } from './OwnGames.tsx';
import { PlaceGames } from './PlaceGames.tsx';
import { useListFilter } from './use-list-filter.ts';
import { usePlaceMenu } from './use-place-menu.ts';

/** The games of one place with what they can be narrowed by. */
export const GamesOfPlace = ({ place }: { place: ListPlace }) => {
  const { t } = useTranslation();
  const menu = usePlaceMenu(place);
  const { filter, change } = useListFilter(place, menu);
  const label = place.type === null ? t('gameList.hotTitle') : t(`categories.${place.type}`);
  const isOwn = filter.key === 'FAV' || filter.key === 'RECENT';
  return (
    <Stack gap="x5">
      <ListTitle place={place} label={label} menu={menu} />
      {place.type === null && <CategoryRow />}
      {place.type === 'LIVE' && <LiveHosts vendor={place.vendor} />}
      {hasFilterBar(place.type) && (
        <ListFilterBar {...{ place, menu, filter, isOwn }} onChange={change} />
      )}
      {isOwn ? (
        <OwnGames kind={filter.key === 'FAV' ? 'FAV' : 'RECENT'} label={label} place={place} />
      ) : (
        <PlaceGames {...{ place, filter, label }} onShowAll={() => change(null)} />
      )}
      {place.type === null && <GameNews />}
    </Stack>
  );
};
