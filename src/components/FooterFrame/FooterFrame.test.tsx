import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FooterFrame, type FooterFrameProps } from './FooterFrame.tsx';

const frame: FooterFrameProps = {
  label: 'Site footer',
  children: '[ways]',
  vendors: { label: 'Vendors', names: ['Tidal'] },
  legal: {
    age: { mark: '18+', note: 'Adults only.' },
    responsible: { title: 'Play responsibly', text: 'Take breaks.' },
    licence: { words: 'Board, licence 1', text: 'Local rules hold.' },
    copyright: '© Sample',
  },
};

test('ways, vendors and the small print come in this order', () => {
  const html = renderToString(<FooterFrame {...frame} />);
  const at = ['[ways]', 'Tidal', '18+', 'Take breaks.', '© Sample'].map((words) =>
    html.indexOf(words),
  );

  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(html).toMatch(/role="img" aria-label="Adults only\."/);
});

test('a licence with a page is a link to it', () => {
  const licence = { words: 'Board, licence 1', href: 'https://board.example/' };

  const html = renderToString(<FooterFrame {...frame} legal={{ ...frame.legal, licence }} />);

  expect(html).toContain('href="https://board.example/"');
});

test('a helpline is a page and a number that a telephone dials', () => {
  const helpline = { label: 'Help', name: 'Line', phone: '0808-80', url: 'https://line.example/' };

  const html = renderToString(<FooterFrame {...frame} legal={{ ...frame.legal, helpline }} />);

  expect(html).toContain('href="https://line.example/"');
  expect(html).toMatch(/<a [^>]*href="tel:0808-80" dir="ltr">0808-80<\/a>/);
  expect(renderToString(<FooterFrame {...frame} />)).not.toContain('tel:');
});

test('a helpline without a page or a number is no empty link', () => {
  const helpline = { label: 'Help', name: 'Line', phone: '', url: '' };

  const html = renderToString(<FooterFrame {...frame} legal={{ ...frame.legal, helpline }} />);

  expect(html).toContain('Line');
  expect(html).not.toContain('<a ');
});
