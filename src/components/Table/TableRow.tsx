/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on cards the rows are no table rows to the style sheet, and Safari then forgets what they are */
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { TableColumn, TableSelection } from './table-column.ts';
import * as styles from './TableRow.css.ts';

interface RowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection<Row> | undefined;
}

/** One row; its first cell names it. */
export const TableRow = <Row,>({ row, rowKey, columns, selection }: RowProps<Row>) => {
  const isSelected = selection?.selected.has(rowKey);
  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      {selection && (
        <td role="cell" className={styles.boxCell}>
          <SelectBox
            label={selection.rowLabel(row)}
            checked={isSelected ?? false}
            onChange={(isOn) => selection.onChange(toggled(selection.selected, rowKey, isOn))}
          />
        </td>
      )}
      {columns.map(({ id, header, cell, align }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={id}
            {...(index === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'cell' })}
            className={index === 0 ? styles.nameCell : styles.cell}
            data-align={align}
          >
            {/* On phones only: a screen reader has the column's head already. */}
            <span aria-hidden className={styles.cellLabel}>
              {header}
            </span>
            <span className={styles.cellValue}>{cell(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
};

const toggled = (selected: ReadonlySet<string>, key: string, isOn: boolean) => {
  const next = new Set(selected);
  if (isOn) next.add(key);
  else next.delete(key);
  return next;
};

/** A row that is still on its way, in its final size. */
export const SkeletonRow = <Row,>({
  columns,
  withBox,
}: {
  columns: readonly TableColumn<Row>[];
  withBox: boolean;
}) => (
  <tr role="row" className={styles.row}>
    {withBox && (
      <td role="cell" className={styles.boxCell}>
        <span className={styles.boxTarget}>
          <Skeleton width="1.375rem" />
        </span>
      </td>
    )}
    {columns.map(({ id, header, align }, index) => (
      <td
        key={id}
        role="cell"
        className={index === 0 ? styles.nameCell : styles.cell}
        data-align={align}
      >
        <span aria-hidden className={styles.cellLabel}>
          {header}
        </span>
        <span className={styles.cellValue} data-blank>
          <Skeleton width={index === 0 ? '8rem' : '5rem'} />
        </span>
      </td>
    ))}
  </tr>
);
