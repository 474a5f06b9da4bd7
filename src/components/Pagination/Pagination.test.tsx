import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const draw = (props: Partial<PaginationProps> = {}): string =>
  renderToString(
    <Pagination
      page={1}
      pages={4}
      onChange={() => undefined}
      label="Pages"
      previousLabel="Previous"
      nextLabel="Next"
      {...props}
    />,
  );

test('a single page needs no way to others', () => {
  expect(draw({ pages: 1 })).toBe('');
});

test('there is nothing before the first page and nothing behind the last', () => {
  expect(draw()).toMatch(/aria-label="Previous" disabled=""/u);
  expect(draw({ page: 4 })).toMatch(/aria-label="Next" disabled=""/u);
  expect(draw({ page: 2 })).not.toContain('disabled=""');
});

test('numbers are written as the caller wants', () => {
  expect(draw({ formatPage: (page) => `p${page}` })).toContain('p4');
});
