import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marquee } from './Marquee.tsx';

const html = renderToString(
  <Marquee
    items={[{ id: 'n1', text: 'Maintenance at noon' }]}
    onSelect={() => undefined}
    label="Notices"
    pauseLabel="Pause"
    playLabel="Play"
  />,
);

test('it can be stopped', () => {
  expect(html).toContain('aria-label="Pause"');
});

test('the copy that fills the gap is for the eye only', () => {
  expect(html.match(/Maintenance at noon/gu)).toHaveLength(2);
  expect(html.match(/aria-hidden="true"[^>]*><li><button[^>]*tabindex="-1"/giu)).toHaveLength(1);
});
