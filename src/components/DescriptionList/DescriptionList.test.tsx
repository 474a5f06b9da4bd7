import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DescriptionList } from './DescriptionList.tsx';

const items = [
  { id: 'rtp', term: 'Return to player', value: '96.4 %' },
  { id: 'vendor', term: 'Vendor' },
];

test('each term stands before what it is, in one list', () => {
  const html = renderToString(<DescriptionList items={items} />);

  expect(html).toMatch(/^<dl/u);
  expect(html).toMatch(/<dt[^>]*>Return to player<\/dt><dd[^>]*>96\.4 %<\/dd>/u);
});

test('what is not known is a dash, what is on its way is not', () => {
  expect(renderToString(<DescriptionList items={items} />)).toContain('–');
  expect(renderToString(<DescriptionList items={items} loading />)).not.toContain('–');
});
