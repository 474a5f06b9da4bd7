import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppDownload } from './AppDownload.tsx';

const app = (download: boolean) =>
  renderToString(
    <AppDownload
      title="Android"
      text="For phones."
      href="/app.apk"
      download={download}
      buttonLabel="Download"
      code={{
        url: 'https://a.example/app.apk',
        sizePx: 160,
        marginPx: 10,
        label: 'Code',
        hint: 'Scan',
      }}
    />,
  );

test('a file is kept, a page is opened', () => {
  expect(app(true)).toMatch(
    /<a [^>]*href="\/app\.apk"[^>]*download=""|<a [^>]*download=""[^>]*href="\/app\.apk"/,
  );
  expect(app(false)).not.toContain('download=');
});

test('the code has its size and its name', () => {
  expect(app(true)).toMatch(/aria-label="Code"[^>]*width="160"/);
});
