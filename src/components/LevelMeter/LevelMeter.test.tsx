import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LevelMeter } from './LevelMeter.tsx';

test('as many bars as the level are filled, and hidden from a screen reader', () => {
  const html = renderToString(<LevelMeter level={2} most={4} label="Low" />);

  expect(html.match(/data-on/g)).toHaveLength(2);
  expect(html).toMatch(/aria-hidden="true".*Low<\/span>$/);
});
