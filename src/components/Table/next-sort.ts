/** By which column rows are ordered, and which way. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** What a press on a column's head asks for: a new column ascends, the same one turns round. */
export const nextSort = (sort: TableSort | undefined, columnId: string): TableSort => ({
  columnId,
  direction:
    sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
