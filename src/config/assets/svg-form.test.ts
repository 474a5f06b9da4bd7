import { expect, test } from 'vitest';
import { findFormIssue, findSizeIssue } from './svg-form.ts';
import { findSvgIssues } from './svg-issues.ts';

const svg = (inner: string, size = 'viewBox="0 0 8 8"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`;

test.each([
  svg('<g><path d="M0 0"/></g>'),
  svg('<text>Tom &amp; &#65;&#x42;</text>'),
  svg('<path d=\'M0 0\' id = "a"\n  />'),
  svg('<!-- a - b --><style><![CDATA[a<b]]></style>'),
  `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${svg('')}\n<!-- end -->\n`,
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="urn:x"><x:a x:b="1"/></svg>',
])('is well-formed: %s', (text) => {
  expect(findFormIssue(text)).toBeUndefined();
});

test.each([
  [svg('<g><path></g>'), '</g> stands where <path> closes.'],
  [svg('<path d="M0 0"'), 'This element is not closed.'],
  [svg('<path d=M0/>'), 'This element is not closed.'],
  [svg('<path d="1" d="2"/>'), 'The attribute d stands twice.'],
  [svg('Tom & Jerry'), 'Here stands a “&” that begins no character.'],
  [svg('<path id="&nbsp;"/>'), 'Here stands a “&” that begins no character.'],
  [svg('&#0;'), 'Here stands a “&” that begins no character.'],
  [svg('\u0001'), 'Here stands a sign that XML forbids.'],
  [svg('<use x:href="#a"/>'), 'The prefix x: is not declared.'],
  [`${svg('')}<g/>`, 'A second element stands after the first.'],
  [`${svg('')}x`, 'A text stands where none may.'],
  ['<svg><g>', '<g> is not closed.'],
])('is not well-formed: %s', (text, message) => {
  expect(findFormIssue(text)?.message).toBe(message);
});

test.each([
  'width="0"',
  'height="-5"',
  'width="NaN"',
  'viewBox="0 0 8"',
  'viewBox="0 0 8 0"',
  'width="1e9"',
])('gives nothing to draw: %s', (size) => {
  const text = svg('', size);

  expect(findSizeIssue(text)?.message).toContain('nothing can be drawn');
  expect(findSvgIssues(text)).toMatchObject([
    { code: 'asset/not-svg', offset: text.indexOf(size) },
  ]);
});

test.each(['width="100%"', 'width="4em" height="0.5"', 'viewBox="-1,-1 9.5 9"', ''])(
  'gives a size: %s',
  (size) => {
    expect(findSizeIssue(svg('', size))).toBeUndefined();
  },
);

// A text of a megabyte, the most that is read: whoever looks for each end again would not come to one.
test.each([
  ['comments', '<!--'],
  ['document types', '<!DOCTYPE '],
  ['functions', 'url('],
  ['references', 'href="'],
])('%s without an end are told at once', (_, sign) => {
  const found = findSvgIssues(svg(sign.repeat(Math.floor(1_000_000 / sign.length))));

  expect(found[0]?.code).toMatch(/^asset\//);
});

test.each([
  ['url(#a)', 0],
  [`url( '#a' )`, 0],
  ['url(data:image/png;base64,AAAA)', 0],
  ['url(x.png)', 1],
  [`url('https://a.example/x.png')`, 1],
  ['url(x', 1],
])('%s leads out of the file: %i', (fill, count) => {
  expect(findSvgIssues(svg(`<path style="fill: ${fill}"/>`))).toHaveLength(count);
});
