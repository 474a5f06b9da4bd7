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
