import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WaitButton } from './WaitButton.tsx';

const draw = (until: number | null) =>
  renderToString(
    <WaitButton
      until={until}
      waitLabel={(time) => `again in ${time}`}
      readyText="ready"
      language="en"
    >
      Send the code
    </WaitButton>,
  );

test('the server does not know the time: it draws the button as it is without a wait', () => {
  expect(draw(null)).toContain('Send the code');
  expect(draw(Date.now() + 60_000)).toBe(draw(null));
});

test('its status is there from the start and says nothing yet', () => {
  expect(draw(null)).toMatch(/role="status"[^>]*><\/span>/u);
});
