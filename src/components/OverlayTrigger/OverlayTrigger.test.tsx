import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OverlayTrigger } from './OverlayTrigger.tsx';

const draw = (open: boolean): string =>
  renderToString(
    <OverlayTrigger
      ref={null}
      trigger="More"
      kind="menu"
      open={open}
      onOpenChange={() => {}}
      onNear={() => {}}
    />,
  );

test('it is a plain button that says what it opens and whether it is open', () => {
  expect(draw(false)).toContain('aria-haspopup="menu" aria-expanded="false"');
  expect(draw(true)).toContain('aria-expanded="true"');
  expect(draw(true)).toContain('type="button"');
});
