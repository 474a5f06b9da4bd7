import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { GameFilterBar } from '#components/GameFilterBar/GameFilterBar.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { Stack } from '#components/Stack/Stack.tsx';

import { gamesAddress } from '../../games/game-addresses.ts';
import { type FilterKey, keysOf, type ListFilter } from './list-filter.ts';
import { useEffect, useRef } from 'react';
import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { useKnownText } from '../../fields/use-known-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useClassName } from '../../games/use-class-name.ts';
import type { ListPlace } from './list-place.ts';
import type { PlaceMenu } from './use-place-menu.ts';

/** What everything that narrows the games of a place is given. */
interface ListFilterBarProps {
  place: ListPlace;
  menu: PlaceMenu;
  filter: ListFilter;
  /** The account's own games are shown, which nothing narrows further. */
  isOwn: boolean;
  onChange: (part: Partial<ListFilter>) => void;
}

/** The kinds of games of a category; of the hot games, the categories themselves. */
const ClassChips = ({ place, menu, filter, onChange }: ListFilterBarProps) => {
  const { t } = useTranslation();
  const className = useClassName();
  const { categories } = useSettings();
  const { type } = place;
  const isHot = type === null;
  const types = categories.filter(({ vendors }) => vendors.length > 0);
  const options = isHot
    ? types.map((each) => ({ id: each.type, label: t(`categories.${each.type}`) }))
    : menu.classes.map((id) => ({ id, label: className(type, id) }));
  const chosen = isHot ? filter.type : filter.gameClass;
  const choose = (id: string) => onChange(isHot ? { type: id } : { gameClass: id });
  if (options.length < 2) return null;
  return (
    <ChipRow label={t(isHot ? 'gameList.typesLabel' : 'gameList.classesLabel')}>
      <Chip selected={chosen === ''} onChange={() => choose('')}>
        {t(isHot ? 'gameList.keys.ALL' : 'gameList.classAll')}
      </Chip>
      {options.map(({ id, label }) => (
        <Chip key={id} selected={chosen === id} onChange={(isOn) => choose(isOn ? id : '')}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
};

interface SearchHintsProps {
  filter: ListFilter;
  onChange: (part: Partial<ListFilter>) => void;
}

/** What slots are often looked for by: their smallest stake, their lines (specification 9). */
const SearchHints = ({ filter, onChange }: SearchHintsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { hintStakeMinor, hintLines } = useSettings().gameLists;
  if (hintStakeMinor === 0 && hintLines === 0) return null;
  return (
    <ChipRow label={t('gameList.hintsLabel')}>
      {hintStakeMinor > 0 && (
        <Chip icon="coin" selected={filter.byStake} onChange={(byStake) => onChange({ byStake })}>
          {t('gameList.hintStake', { amount: format.money(hintStakeMinor) })}
        </Chip>
      )}
      {hintLines > 0 && (
        <Chip icon="slots" selected={filter.byLines} onChange={(byLines) => onChange({ byLines })}>
          {t('gameList.hintLines', { count: hintLines })}
        </Chip>
      )}
    </ChipRow>
  );
};

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
 * A text that is typed here and known elsewhere once the typing rests. What is typed on while the page follows
 * stays.
 *
 * @param known what is known elsewhere; a change from there replaces what was known here
 */
const useDebouncedText = (known: string, onRest: (text: string) => void) => {
  const [text, type] = useKnownText(known);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });

  useEffect(() => {
    if (text.trim() === known) return undefined;
    const timer = setTimeout(() => latest.current(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text, known]);

  return { value: text, onChange: type };
};
