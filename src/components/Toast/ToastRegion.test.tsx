import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pushToast } from './push-toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

test('the region stands in the page from the start, empty: only then is it heard', () => {
  pushToast({ tone: 'success', title: 'Saved' });
  const html = renderToString(<ToastRegion label="Messages" closeLabel="Close" />);

  expect(html).toMatch(/<section aria-label="Messages"/u);
  expect(html).toContain('aria-live="polite"');
  expect(html).not.toContain('Saved');
});
