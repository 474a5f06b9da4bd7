import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pushToast } from './push-toast.ts';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

test('the region stands in the page from the start, empty: only then is it heard', () => {
  pushToast({ tone: 'success', title: 'Saved' });
  const html = renderToString(<ToastRegion label="Messages" closeLabel="Close" />);

  expect(html).toMatch(/<section aria-label="Messages"/u);
  expect(html).toContain('aria-live="polite"');
  expect(html).not.toContain('Saved');
});

test('an error is announced at once, another message in its turn', () => {
  const draw = (tone: 'error' | 'info'): string =>
    renderToString(
      <Toast toast={{ id: 1, tone, title: 'Words' }} held={false} closeLabel="Close" />,
    );

  expect(draw('error')).toContain('role="alert"');
  expect(draw('info')).not.toContain('role="alert"');
  expect(draw('info')).toContain('aria-label="Close"');
});
