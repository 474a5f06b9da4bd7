import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RightBar } from './RightBar.tsx';

const bar = (open: boolean) =>
  renderToString(
    <RightBar
      label="Apps and contact"
      open={open}
      onOpenChange={() => undefined}
      openLabel="Open"
      closeLabel="Fold"
      apps={[{ id: 'ios', name: 'iPhone', url: 'https://a.example/', codeLabel: 'Code: iPhone' }]}
      code={{ sizePx: 100, marginPx: 10 }}
      contacts={[{ id: 't', name: 'Telegram', icon: 'telegram', href: 'https://t.example/' }]}
      newWindowLabel="opens in a new window"
    />,
  );

test('folded, it draws no code, and its icons keep their words', () => {
  expect(bar(false)).not.toContain('Code: iPhone');
  expect(bar(false)).toContain('title="Telegram"');
  expect(bar(false)).toContain('opens in a new window');
});

test('open, it shows codes of the given size and the words themselves', () => {
  expect(bar(true)).toMatch(/aria-label="Code: iPhone"[^>]*width="100"/);
  expect(bar(true)).not.toContain('title=');
  expect(bar(true)).toContain('aria-expanded="true"');
});
