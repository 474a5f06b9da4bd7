import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FooterContent } from './footer-content.ts';
import { FooterFull } from './FooterFull.tsx';
import { FooterSlim } from './FooterSlim.tsx';

const content: FooterContent = {
  label: 'Site footer',
  logo: '[logo]',
  products: { id: 'p', title: 'Products', links: [{ id: 'a', label: 'Slots', href: '/slots' }] },
  help: { id: 'h', title: 'Help', links: [{ id: 'f', label: 'Feedback', onPress: () => undefined }] },
  contact: {
    id: 'c',
    title: 'Contact',
    links: [{ id: 'x', label: 'X', href: 'https://x.example/', external: true }],
  },
  vendors: { label: 'Vendors', names: ['Tidal'] },
  legal: {
    age: { mark: '18+', note: 'Adults only.' },
    responsible: { title: 'Play responsibly', text: 'Take breaks.' },
    licence: { words: 'Board, licence 1', text: 'Local rules hold.' },
    copyright: '© Sample',
  },
  newWindowLabel: 'opens in a new window',
};

test.each([
  ['full', <FooterFull key="full" {...content} description="The brand." />],
  ['slim', <FooterSlim key="slim" {...content} />],
])('the %s footer has every way, the vendors and the small print', (_name, footer) => {
  const html = renderToString(footer);

  for (const words of ['Slots', 'Feedback', 'Tidal', '18+', 'Take breaks.', 'Board, licence 1']) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/<a [^>]*target="_blank"[^>]*>X<span[^>]*> \(<!-- -->opens in a new window/);
  expect(html.match(/<button/g)).toHaveLength(1);
});

test('without contacts and vendors nothing takes their place', () => {
  const bare = { ...content, contact: undefined, vendors: { label: 'Vendors', names: [] } };

  const html = renderToString(<FooterFull {...bare} description="The brand." />);

  expect(html.match(/<h2/g)).toHaveLength(2);
  expect(html).not.toContain('Vendors');
});

test('a licence with a page is a link to it', () => {
  const licence = { words: 'Board, licence 1', href: 'https://board.example/' };
  const legal = { ...content.legal, licence };

  expect(renderToString(<FooterSlim {...content} legal={legal} />)).toContain(
    'href="https://board.example/"',
  );
});
