import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlayCover } from './PlayCover.tsx';
import { PlayFrame, type PlayFrameProps } from './PlayFrame.tsx';

const draw = (props: Partial<PlayFrameProps> = {}): string =>
  renderToString(<PlayFrame title="Golden Koi" exitLabel="Leave" onExit={() => {}} {...props} />);

test('the way out and the game’s name are there before the game is', () => {
  const html = draw();

  expect(html).toContain('aria-label="Leave"');
  expect(html).toMatch(/<h1[^>]*>Golden Koi<\/h1>/u);
  expect(html).not.toContain('<iframe');
});

test('the game is held in a sandbox that cannot lead the site elsewhere', () => {
  const html = draw({ frame: { url: 'https://g.example/play', title: 'Game' } });
  const sandbox = /sandbox="([^"]*)"/u.exec(html)?.[1] ?? '';

  expect(sandbox).toContain('allow-scripts');
  expect(sandbox).not.toContain('allow-top-navigation');
  expect(html).toContain('title="Game"');
});

test('the money stays beside the game', () => {
  const frame = { url: 'https://g.example/play', title: 'Game' };

  expect(draw({ frame, money: <b>€12.00</b> })).toContain('€12.00');
});

test('a game on its way is announced, one that stopped is not busy', () => {
  const cover = (busy: boolean) =>
    renderToString(<PlayCover art="/a.svg" fallback="/d.svg" title="Koi" busy={busy} />);

  expect(cover(true)).toContain('role="status"');
  expect(cover(false)).not.toContain('aria-busy');
});
