import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FooterContent } from '../FooterFrame/footer-content.ts';
import { FooterFull } from './FooterFull.tsx';

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

test('it has the brand’s words, every way, the vendors and the small print', () => {
  const html = renderToString(<FooterFull {...content} description="The brand." />);

  expect(html).toContain('The brand.');
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
