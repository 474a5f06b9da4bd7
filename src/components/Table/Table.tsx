/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on cards the rows are no table rows to the style sheet, and Safari then forgets what they are */
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useId, useRef, type RefObject, useEffect, useState } from 'react';
import { visuallyHidden } from '#theme/text.css.ts';
import { useKeptFocus } from '../Pagination/use-kept-focus.ts';
import type { TableSort } from './next-sort.ts';
import { SelectBox } from './SelectBox.tsx';
import type { TableColumn, TableSelection } from './table-column.ts';
import { HeadCell } from './TableHead.tsx';
import { SkeletonRow, TableRow } from './TableRow.tsx';
import * as styles from './Table.css.ts';
import * as heads from './TableHead.css.ts';
import { body } from './TableRow.css.ts';

/** Whether an element has more to scroll to than it shows; then the keyboard must reach it. */
const useOverflow = (box: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
};

export interface TableProps<Row> {
  /** The table's name. */
  caption: string;
  /** Whether the name is shown; it is always said. */
  captionShown?: boolean | undefined;
  /** The first one names its row and stays in sight. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are ordered; the caller orders them. */
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Rows that can be chosen. */
  selection?: TableSelection<Row> | undefined;
  /** Stands in the table's place while there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Stands in its place when the rows could not be had: an `ErrorState`. */
  error?: ReactNode;
  /** Rows are on their way: blank ones stand in, or a bar runs over those of before. */
  loading?: boolean | undefined;
  /** Said while rows are on their way. */
  loadingLabel?: string | undefined;
  /** Blank rows while there are none of before. */
  blankRows?: number | undefined;
  /** The greatest height, any CSS length; what is more scrolls under the head. */
  maxHeight?: string | undefined;
}

/** Rows to compare; in a narrow place each becomes a card with its columns' words. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, captionShown = false, columns, rows, selection, loading = false } = props;
  const { empty, error, loadingLabel, blankRows = 5, maxHeight = 'none' } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  // Rows go while one of their buttons has the focus: those of another page, or of a team further down, take their place.
  const kept = useKeptFocus<HTMLDivElement>('[role="region"]');
  const instead = error ?? (rows.length === 0 && !loading ? empty : undefined);
  return (
    <div ref={kept} className={styles.frame}>
      <span role="status" className={visuallyHidden}>
        {loading && loadingLabel}
      </span>
      {loading && rows.length > 0 && <span aria-hidden className={styles.progress} />}
      <div
        ref={box}
        role="region"
        aria-labelledby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only where it scrolls
        tabIndex={overflows ? 0 : undefined}
        className={styles.box}
        style={assignInlineVars({ [styles.maxHeight]: maxHeight })}
      >
        {instead ? (
          <>
            <p id={id} className={captionShown ? styles.caption : visuallyHidden}>
              {caption}
            </p>
            {instead}
          </>
        ) : (
          <table role="table" className={styles.table} aria-labelledby={id} aria-busy={loading}>
            <caption id={id} className={captionShown ? styles.caption : visuallyHidden}>
              {caption}
            </caption>
            <Heads {...props} />
            <tbody role="rowgroup" className={body}>
              {rows.map((row) => (
                <TableRow
                  key={props.rowKey(row)}
                  rowKey={props.rowKey(row)}
                  {...{ row, columns, selection }}
                />
              ))}
              {rows.length === 0 &&
                Array.from({ length: blankRows }, (_row, index) => (
                  <SkeletonRow key={index} columns={columns} withBox={Boolean(selection)} />
                ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
};

const Heads = <Row,>(props: TableProps<Row>) => (
  <thead role="rowgroup" className={heads.heads}>
    <tr role="row" className={heads.headRow}>
      {props.selection && <AllCell {...props} selection={props.selection} />}
      {props.columns.map((column) => (
        <HeadCell
          key={column.id}
          column={column}
          sort={props.sort}
          onSortChange={props.onSortChange}
        />
      ))}
    </tr>
  </thead>
);

const AllCell = <Row,>({
  rows,
  rowKey,
  selection: { selected, onChange, allLabel },
}: TableProps<Row> & { selection: TableSelection<Row> }) => {
  const keys = rows.map(rowKey);
  const chosen = keys.filter((key) => selected.has(key)).length;
  return (
    <th role="columnheader" scope="col" className={heads.boxHead}>
      <SelectBox
        label={allLabel}
        checked={keys.length > 0 && chosen === keys.length}
        some={chosen > 0 && chosen < keys.length}
        disabled={keys.length === 0}
        onChange={(isOn) => onChange(new Set(isOn ? keys : []))}
      />
    </th>
  );
};
