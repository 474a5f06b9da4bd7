import { type ChoiceOption, FilterChoice } from './FilterChoice.tsx';
import { FilterKeys, type FilterKey } from './FilterKeys.tsx';
import { FilterSearch } from './FilterSearch.tsx';
import * as styles from './GameFilterBar.css.ts';

/** One thing that a list of games can be narrowed by. */
export interface GameFilter<Value extends string = string> {
  /** What is chosen here, for a screen reader. */
  label: string;
  options: readonly ChoiceOption[];
  value: Value;
  onChange: (value: string) => void;
}

export interface GameFilterBarProps {
  /** The name of the bar: "Filter the games". */
  label: string;
  /** New, favourites, all, hot, recent; left out where a list has none of them. */
  keys?:
    | {
        label: string;
        options: readonly FilterKey[];
        value: string;
        onChange: (value: string) => void;
      }
    | undefined;
  /** The kinds of one category: all, favourite, recent, then the vendor's own classes. */
  classes?: GameFilter | undefined;
  vendors?: GameFilter | undefined;
  search?:
    | {
        label: string;
        value: string;
        onChange: (text: string) => void;
        clearLabel: string;
      }
    | undefined;
}

/**
 * What a long list of games is narrowed by: a key, a kind, a vendor, a part of the name. Knows
 * nothing of games; whoever uses it decides what each choice means.
 */
export const GameFilterBar = ({ label, keys, classes, vendors, search }: GameFilterBarProps) => (
  <search aria-label={label} className={styles.bar}>
    {keys && <FilterKeys {...keys} />}
    {(classes ?? vendors) && (
      <div className={styles.selects}>
        {classes && <FilterChoice {...classes} />}
        {vendors && <FilterChoice {...vendors} />}
      </div>
    )}
    {search && <FilterSearch {...search} />}
  </search>
);
