import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

const names = Object.keys(iconPaths) as IconName[];

test('an icon is decoration unless it has a label', () => {
  expect(renderToString(<Icon name="gift" />)).toContain('aria-hidden="true"');
  expect(renderToString(<Icon name="gift" label="Bonus" />)).toContain('role="img"');
});

test('every icon is a path that draws something', () => {
  for (const name of names)
    expect(iconPaths[name], name).toMatch(/^M[\d\s.,\-MmLlHhVvCcSsAaZz]+$/u);
});

test('what points along the line of reading turns with it', () => {
  expect(renderToString(<Icon name="chevronEnd" />)).toContain('data-mirrored');
  expect(renderToString(<Icon name="search" />)).not.toContain('data-mirrored');
});
