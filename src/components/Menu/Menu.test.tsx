import { renderToReadableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

test('closed it is one button; its items are loaded when it opens', () => {
  const html = renderToString(
    <Menu trigger="Account" items={[{ id: 'out', label: 'Sign out' }]} onSelect={() => {}} />,
  );

  expect(html).toMatch(/^<button[^>]*aria-haspopup="menu"[^>]*aria-expanded="false"/u);
  expect(html).not.toContain('Sign out');
});

test('a list whose file did not come is asked for again', async () => {
  let asked = 0;
  vi.doMock('./MenuPopover.tsx', () => {
    asked += 1;
    if (asked === 1) throw new Error('Failed to fetch');
    return { MenuPopover: () => 'Sign out' };
  });
  // The network is back at once.
  vi.stubGlobal('addEventListener', (_name: string, tell: () => void) => setTimeout(tell));
  vi.stubGlobal('removeEventListener', () => {});
  const faults = vi.fn();
  const menu = (
    <Menu open trigger="Account" items={[]} onSelect={() => {}} onOpenChange={() => {}} />
  );

  const stream = await renderToReadableStream(menu, { onError: faults });
  await stream.allReady;
  const html = await new Response(stream).text();

  expect(faults).not.toHaveBeenCalled();
  expect(html).toContain('Sign out');
  vi.doUnmock('./MenuPopover.tsx');
  vi.unstubAllGlobals();
});
