import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HoldHand } from './HoldHand.tsx';

const draw = (open: boolean) =>
  renderToString(
    <HoldHand
      cards={[0, 1, 2, 3, null]}
      held={[true, false, false, false, false]}
      open={open}
      onToggle={() => undefined}
      labels={{ hand: 'Hand', card: (card) => `card ${card}`, held: 'Held', hold: 'Hold' }}
    />,
  );

test('a held card says so, the others say what a press does', () => {
  expect(draw(true).match(/aria-pressed="true"/gu)).toHaveLength(1);
  expect(draw(true).match(/>Held</gu)).toHaveLength(1);
  expect(draw(true).match(/>Hold</gu)).toHaveLength(4);
});

test('after the draw nothing can be held', () => {
  expect(draw(false).match(/disabled=""/gu)).toHaveLength(5);
  expect(draw(false)).not.toContain('>Hold<');
});
