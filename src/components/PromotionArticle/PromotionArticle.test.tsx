import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PromotionArticle, type PromotionArticleProps } from './PromotionArticle.tsx';

const promotion: PromotionArticleProps = {
  id: 'weekend',
  title: 'A weekend',
  summary: 'Counts twice.',
  html: '<p>Terms.</p>',
  art: '/art.svg',
  phase: 'running',
  phaseLabel: 'Running',
  period: 'Until Sunday',
  openLabel: 'Read',
  closeLabel: 'Hide',
};

test('the text is folded until it is asked for', () => {
  const html = renderToString(<PromotionArticle {...promotion} />);

  expect(html).toMatch(/^<article id="weekend"/);
  expect(html).toMatch(/<div id="[^"]+" hidden=""/);
  expect(html).toContain('Read');
});

test('the one that the address names starts open', () => {
  const html = renderToString(<PromotionArticle {...promotion} chosen />);

  expect(html).not.toContain('hidden=""');
  expect(html).toContain('Hide');
  expect(html).toContain('data-chosen="true"');
});

test('words in another language are marked, labels of the page are not', () => {
  const html = renderToString(<PromotionArticle {...promotion} language="fa" />);

  expect(html.match(/lang="fa" dir="rtl"/g)).toHaveLength(3);
});
