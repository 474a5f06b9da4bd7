import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rail } from './Rail.tsx';

const rail = (unfolded: boolean) =>
  renderToString(
    <Rail
      label="Main"
      items={[{ id: 'home', label: 'Home', href: '/', icon: 'home', current: true }]}
      unfolded={unfolded}
      onUnfold={() => undefined}
      unfoldLabel="Unfold"
      foldLabel="Fold"
    />,
  );

test('the button says what a press does, and the rail what it is', () => {
  expect(rail(false)).toContain('aria-label="Unfold"');
  expect(rail(true)).toContain('aria-label="Fold"');
  expect(rail(true)).toContain('data-unfolded="true"');
});

test('an item without a panel has no button to unfold', () => {
  expect(rail(false).match(/<button/g)).toHaveLength(1);
  expect(rail(false)).toContain('aria-current="page"');
});
