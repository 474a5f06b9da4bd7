import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnnouncementReader } from './AnnouncementReader.tsx';

const labels = { list: 'Announcements', pages: 'Pages', previous: 'Previous', next: 'Next' };

const reader = (count: number) =>
  renderToString(
    <AnnouncementReader
      announcements={Array.from({ length: count }, (_one, index) => ({
        id: String(index),
        title: `Title ${index}`,
        html: `<p>Text ${index}</p>`,
      }))}
      pageSize={8}
      labels={labels}
      formatPage={String}
    />,
  );

test('the first is open, the list has a page of titles', () => {
  expect(reader(9)).toContain('<p>Text 0</p>');
  expect(reader(9).match(/<li/g)).toHaveLength(8);
  expect(reader(9)).toContain('aria-label="Pages"');
});

test('one alone has no list, none draws nothing', () => {
  expect(reader(1)).not.toContain('<nav');
  expect(reader(0)).toBe('');
});
