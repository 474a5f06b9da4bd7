import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaptchaField } from './CaptchaField.tsx';

const draw = (imageSrc: string | null): string =>
  renderToString(
    <CaptchaField
      label="Characters"
      imageSrc={imageSrc}
      imageAlt="Captcha"
      refreshLabel="Another"
      value=""
      onChange={() => {}}
      onRefresh={() => {}}
    />,
  );

test('the picture is a button that says what it shows and does', () => {
  const html = draw('data:image/png;base64,AA');

  expect(html).toContain('aria-label="Captcha Another"');
  expect(html).toContain('src="data:image/png;base64,AA"');
});

test('until the picture is there its place is kept', () => {
  expect(draw(null)).not.toContain('<img');
});
