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
import { useEffect, useRef, useState } from 'react';

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
  const search = useDebouncedText(filter.name, (name) => onChange({ name }));
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

/** How long the typing has to rest before the platform is asked; our own choice. */
const REST_MS = 300;

/**
 * A text that is typed here and known elsewhere once the typing rests.
 *
 * @param known what is known elsewhere; a change from there replaces what is typed
 */
const useDebouncedText = (known: string, onRest: (text: string) => void) => {
  const [typed, setTyped] = useState({ text: known, known });
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  if (typed.known !== known)
    setTyped({ text: typed.text.trim() === known ? typed.text : known, known });
  const { text } = typed;

  useEffect(() => {
    if (text.trim() === known) return undefined;
    const timer = setTimeout(() => latest.current(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text, known]);

  return { value: text, onChange: (next: string) => setTyped({ text: next, known }) };
};
