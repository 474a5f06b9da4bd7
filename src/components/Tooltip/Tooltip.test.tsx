import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

test('until it is needed only the control is drawn', () => {
  const html = renderToString(
    <Tooltip text="In your collection">
      <button type="button">Heart</button>
    </Tooltip>,
  );

  expect(html).toContain('<button type="button">Heart</button>');
  expect(html).not.toContain('In your collection');
});
