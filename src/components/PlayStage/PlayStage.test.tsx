import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlayStage } from './PlayStage.tsx';

test('the stage has its name, its panel by name, and a region that says what happens', () => {
  const html = renderToString(
    <PlayStage title="Dice" panel="stake" panelLabel="Your bet" announcement="A loss of 2.">
      board
    </PlayStage>,
  );

  expect(html).toMatch(/<h1[^>]*>Dice<\/h1>/u);
  expect(html).toMatch(/<section aria-label="Your bet"[^>]*>stake/u);
  expect(html).toMatch(/role="status" aria-live="polite"[^>]*>A loss of 2\./u);
});

test('nothing stands above the board while there is nothing to be said', () => {
  const draw = (notices?: string) =>
    renderToString(
      <PlayStage title="Dice" panel="" panelLabel="Bet" announcement="" notices={notices}>
        board
      </PlayStage>,
    );

  expect(draw('careful')).toContain('careful');
  expect(draw('careful').length).toBeGreaterThan(draw().length + 'careful'.length);
});
