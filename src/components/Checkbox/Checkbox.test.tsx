import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

test('the box is described by its hint and its error, in this order', () => {
  const html = renderToString(
    <Checkbox
      label="Agree"
      hint="Once"
      error="Needed"
      required
      value={false}
      onChange={() => {}}
    />,
  );

  const ids = /aria-describedby="([^"]+)"/u.exec(html)?.[1]?.split(' ') ?? [];
  expect(ids).toHaveLength(2);
  expect(html.indexOf(`id="${ids[0]}"`)).toBeLessThan(html.indexOf(`id="${ids[1]}"`));
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-required="true"');
});

test('alone it is plain', () => {
  const html = renderToString(<Checkbox label="Agree" value onChange={() => {}} />);

  expect(html).toContain('checked=""');
  expect(html).not.toMatch(/aria-(?:describedby|invalid|required)/u);
});
