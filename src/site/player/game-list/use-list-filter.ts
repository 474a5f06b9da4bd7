import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useSettings } from '../../settings/use-settings.ts';

import { keysOf, type ListFilter, readFilter, writeFilter } from './list-filter.ts';
import type { ListPlace } from './list-place.ts';
import type { PlaceMenu } from './use-place-menu.ts';

const NOTHING: ListFilter = {
  key: 'ALL',
  gameClass: '',
  type: '',
  name: '',
  byLines: false,
  byStake: false,
};

/** What a page of games is narrowed to, and how to narrow it; null takes every filter away. */
export const useListFilter = (place: ListPlace, menu: PlaceMenu) => {
  const { categories } = useSettings();
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters, {
    keys: keysOf(place.type),
    classes: menu.classes,
    types: categories.filter(({ vendors }) => vendors.length > 0).map(({ type }) => type),
  });
  const change = useCallback(
    (part: Partial<ListFilter> | null) =>
      setParameters(
        (now) => {
          const known = { ...filter, name: now.get('name') ?? '' };
          return writeFilter(now, part === null ? NOTHING : { ...known, ...part });
        },
        { replace: true, preventScrollReset: true },
      ),
    [filter, setParameters],
  );
  return { filter, change };
};
