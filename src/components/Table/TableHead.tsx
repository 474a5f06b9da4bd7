/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on cards the rows are no table rows to the style sheet, and Safari then forgets what they are */
import { Icon } from '../Icon/Icon.tsx';
import { nextSort, type TableSort } from './next-sort.ts';
import type { TableColumn } from './table-column.ts';
import * as styles from './TableHead.css.ts';

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** The head of one column; a button in it orders the rows. */
export const HeadCell = <Row,>({ column, sort, onSortChange }: HeadCellProps<Row>) => {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const canSort = column.sortable && onSortChange;
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.head}
      data-align={column.align}
      data-sortable={canSort ? true : undefined}
      aria-sort={direction}
    >
      {canSort ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={() => onSortChange(nextSort(sort, column.id))}
        >
          <span>{column.header}</span>
          <span className={styles.sortSign} data-active={direction ? true : undefined}>
            <Icon
              name={
                direction === undefined
                  ? 'sort'
                  : direction === 'ascending'
                    ? 'chevronUp'
                    : 'chevronDown'
              }
              size={16}
            />
          </span>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
};
