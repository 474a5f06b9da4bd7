import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FooterContent } from '../FooterFrame/footer-content.ts';
import { FooterSlim } from './FooterSlim.tsx';

const content: FooterContent = {
  label: 'Site footer',
  logo: '[logo]',
  products: { id: 'p', title: 'Products', links: [{ id: 'a', label: 'Slots', href: '/slots' }] },
  help: {
    id: 'h',
    title: 'Help',
    links: [{ id: 'f', label: 'Feedback', onPress: () => undefined }],
  },
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

test('in few lines it has every way, the vendors and the small print', () => {
  const html = renderToString(<FooterSlim {...content} />);

  for (const words of ['Slots', 'Feedback', 'Tidal', '18+', 'Take breaks.', 'Board, licence 1']) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/<a [^>]*target="_blank"[^>]*>X<span[^>]*> \(<!-- -->opens in a new window/);
  expect(html.match(/<button/g)).toHaveLength(1);
});

test('without contacts the line is named after the help', () => {
  expect(renderToString(<FooterSlim {...content} contact={undefined} />)).toContain(
    'aria-label="Help"',
  );
});
