import { expect, test } from 'vitest';
import { findFormIssue } from '#config/assets/svg-form.ts';
import { asMark, onPlate } from './embed-svg.ts';

const root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"';

test.each([
  ['a sign in quotes that ends a tag elsewhere', `<svg aria-label="a > b" ${root}><g/></svg>`],
  ['single quotes', `<svg aria-label='"a" > b' ${root}><g/></svg>`],
  ['a comment with a tag before it', `<!-- made of <svg width="4"> --><svg ${root}><g/></svg>`],
])('a drawing is one within another: %s', (_, svg) => {
  const given = { svg, width: 8, height: 8 };

  for (const drawn of [onPlate(given, '#ffffff'), asMark(given)]) {
    expect(findFormIssue(drawn)).toBeUndefined();
    expect(drawn.match(/<svg[\s>]/g)).toHaveLength(2);
    expect(drawn).toContain('<g/></svg></svg>');
  }
});
