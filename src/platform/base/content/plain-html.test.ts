import { array, assert, constantFrom, property } from 'fast-check';
import sanitize from 'sanitize-html';
import { expect, test } from 'vitest';
import { allowedHtml } from '#config/content/allowed-html.ts';
import { isPlainHtml } from './plain-html.ts';

const cleaned = (html: string): string =>
  sanitize(html, {
    allowedTags: allowedHtml.tags,
    allowedAttributes: allowedHtml.attributes,
    allowedSchemes: allowedHtml.schemes,
    allowProtocolRelative: false,
  });

const PIECES =
  '<p>|</p>|<h2>|</h2>|<h3>|</h3>|<ul>|</ul>|<ol>|</ol>|<li>|</li>|<br>|<b>|</b>|<script>|<P>|</P>' +
  '|<p lang="en">|<!--|-->|&amp;|&lt;|&gt;|&#39;|&nbsp;|&|<|>|"|\'| |\n|\0|é|words|a &amp; b' +
  '|<p>One</p>|<ul><li>Two</li></ul>|<h2>Three</h2>';

test('what counts as plain is what cleaning leaves as it is', () => {
  const pieces = constantFrom(...PIECES.split('|'));
  const texts = array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

  assert(
    property(texts, (html) => {
      if (isPlainHtml(html)) expect(cleaned(html)).toBe(html);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ['<p>Words &amp; more</p>\n<h2>More</h2><ul><li>One</li> <li>Two</li></ul>', true],
  ['', true],
  ['<p>One<script>alert(1)</script></p>', false],
  ['<p onclick="x">One</p>', false],
  ['<p>One</h2>', false],
  ['<p>One', false],
  ['<a href="javascript:x">One</a>', false],
])('%j is plain: %s', (html, isPlain) => {
  expect(isPlainHtml(html)).toBe(isPlain);
});
