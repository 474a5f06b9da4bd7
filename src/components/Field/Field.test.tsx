import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';

const draw = (words: { hint?: string; error?: string; required?: boolean }): string =>
  renderToString(
    <Field label="Email" {...words}>
      {(control) => <input {...control} />}
    </Field>,
  );

test('the control is described by its hint and its error, in this order', () => {
  const html = draw({ hint: 'Work address', error: 'Not valid', required: true });

  const ids = /aria-describedby="([^"]+)"/u.exec(html)?.[1]?.split(' ') ?? [];
  expect(ids).toHaveLength(2);
  expect(html.indexOf(`id="${ids[0]}"`)).toBeLessThan(html.indexOf('<input'));
  expect(html.indexOf(`id="${ids[1]}"`)).toBeGreaterThan(html.indexOf('<input'));
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-required="true"');
});

test('without hint and error nothing is described or invalid', () => {
  const html = draw({});

  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});
