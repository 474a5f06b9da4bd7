import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HelpReader, type HelpReaderProps } from './HelpReader.tsx';

const nothing = () => undefined;

const props: HelpReaderProps = {
  chapters: [{ id: 'a', title: 'Account', articles: [{ id: 'open', title: 'Open one' }] }],
  found: null,
  query: '',
  onQueryChange: nothing,
  article: { id: 'open', title: 'Open one', html: '<p>Press register.</p>' },
  reading: false,
  onOpen: nothing,
  onBack: nothing,
  labels: {
    search: 'Search',
    searchPlaceholder: 'Search',
    articles: 'Articles',
    back: 'Back',
    results: '0 answers',
    noResultsTitle: 'Nothing found',
    noResultsText: 'Try other words.',
    clearSearch: 'Clear',
  },
};

test('the reading pane is never empty, and its article is marked in the list', () => {
  const html = renderToString(<HelpReader {...props} />);

  expect(html).toContain('<p>Press register.</p>');
  expect(html).toContain('aria-current="true"');
  expect(html).not.toContain('data-reading');
});

test('a search takes the place of the chapters', () => {
  const html = renderToString(<HelpReader {...props} query="x" found={[]} />);

  expect(html).toContain('Nothing found');
  expect(html).not.toContain('>Account<');
});

test('an article in another language is marked as such', () => {
  const article = { ...props.article, language: 'ur' };

  expect(renderToString(<HelpReader {...props} article={article} reading />)).toMatch(
    /<h3[^>]*lang="ur" dir="rtl"/,
  );
});
