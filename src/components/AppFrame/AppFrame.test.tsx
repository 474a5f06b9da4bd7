import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppFrame } from './AppFrame.tsx';

const frame = {
  skipLabel: 'Skip to content',
  headerVariant: 'rail',
  header: '[header]',
  footer: '[footer]',
} as const;

test('the way past the navigation comes first, the strip over the screen', () => {
  const html = renderToString(
    <AppFrame {...frame} strip="[strip]">
      [screen]
    </AppFrame>,
  );

  expect(html).toMatch(/^<a href="#content"/);
  expect(html.match(/\[\w+\]/g)).toEqual(['[header]', '[strip]', '[screen]', '[footer]']);
});

test('only the bars that there are have their room kept', () => {
  const bare = renderToString(<AppFrame {...frame}>x</AppFrame>);
  const full = renderToString(
    <AppFrame {...frame} aside="[aside]" bottomBar="[bar]">
      x
    </AppFrame>,
  );

  expect(bare).not.toMatch(/data-aside|data-bottom-bar/);
  expect(full).toMatch(/data-aside="" data-bottom-bar=""/);
  expect(full).toContain('data-header="rail"');
});
