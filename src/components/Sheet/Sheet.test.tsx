import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sheet } from './Sheet.tsx';
import { panel } from './Sheet.css.ts';

test('closed it draws nothing', () => {
  const html = renderToString(
    <Sheet title="Menu" closeLabel="Close" open={false} onOpenChange={() => {}}>
      Words
    </Sheet>,
  );

  expect(html).toBe('');
});

test('each edge has a look of its own', () => {
  const looks = (['start', 'end', 'bottom'] as const).map((side) => panel({ side }));

  expect(new Set(looks).size).toBe(3);
});
