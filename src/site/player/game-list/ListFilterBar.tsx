import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { GameFilterBar } from '#components/GameFilterBar/GameFilterBar.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { Stack } from '#components/Stack/Stack.tsx';

import { gamesAddress } from '../../games/game-addresses.ts';

import { ClassChips } from './ClassChips.tsx';
import type { ListFilterBarProps } from './list-filter-bar-props.ts';
import { type FilterKey, keysOf } from './list-filter.ts';
import { SearchHints } from './SearchHints.tsx';
import { useRestingText } from './use-resting-text.ts';

const KEY_ICONS: Record<FilterKey, IconName> = {
  ALL: 'grid',
  FAV: 'heart',
  RECENT: 'clock',
  NEW: 'sparkle',
  HOT: 'flame',
};

/** What the games of a place are narrowed by: keys, vendors, a name, classes, search hints. */
export const ListFilterBar = (props: ListFilterBarProps) => {
  const { place, filter, isOwn, onChange } = props;
  const { t } = useTranslation();
  const search = useRestingText(filter.name, (name) => onChange({ name }));
  return (
    <Stack gap="x3">
      <GameFilterBar
        label={t('gameList.filter')}
        keys={{
          label: t('gameList.show'),
          value: filter.key,
          onChange: (key) => onChange({ key: key as FilterKey }),
          options: keysOf(place.type).map((value) => ({
            value,
            label: t(`gameList.keys.${value}`),
            icon: KEY_ICONS[value],
          })),
        }}
        vendors={useVendorChoice(props)}
        search={
          isOwn
            ? undefined
            : { label: t('gameList.searchGames'), clearLabel: t('gameList.clearSearch'), ...search }
        }
      />
      {!isOwn && <ClassChips {...props} />}
      {!isOwn && place.type === 'RNG' && <SearchHints filter={filter} onChange={onChange} />}
    </Stack>
  );
};

/** A vendor is a place of its own: choosing one leads there. */
const useVendorChoice = ({ place, menu }: ListFilterBarProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { type, vendor } = place;
  if (type === null || menu.vendors.length < 2) return undefined;
  return {
    label: t('gameList.vendorLabel'),
    value: vendor ?? '',
    onChange: (code: string) =>
      void navigate(gamesAddress(type, code === '' ? undefined : code), {
        preventScrollReset: true,
      }),
    options: [
      { value: '', label: t('gameList.vendorAll') },
      ...menu.vendors.map(({ vassalage, vendorName }) => ({ value: vassalage, label: vendorName })),
    ],
  };
};
