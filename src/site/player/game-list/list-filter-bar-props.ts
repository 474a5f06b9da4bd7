import type { ListFilter } from './list-filter.ts';
import type { ListPlace } from './list-place.ts';
import type { PlaceMenu } from './use-place-menu.ts';

/** What everything that narrows the games of a place is given. */
export interface ListFilterBarProps {
  place: ListPlace;
  menu: PlaceMenu;
  filter: ListFilter;
  /** The account's own games are shown, which nothing narrows further. */
  isOwn: boolean;
  onChange: (part: Partial<ListFilter>) => void;
}
