import { expect, test } from 'vitest';
import { findHtmlIssues } from './html-issues.ts';

test.each([
  'plain words, 3 < 4',
  '<p>One <strong>two</strong></p><ul><li>three</li></ul><br/>',
  '<p lang="en" dir="ltr"><a href="/promotions#week" title="x">here</a></p>',
  '<a href="https://a.example">a</a><a href="mailto:a@b.example">b</a><a href="tel:1">c</a>',
  '<table><tr><th scope="col" colspan="2">x</th></tr></table>',
])('stays as it is: %s', (html) => {
  expect(findHtmlIssues(html)).toEqual([]);
});

test.each([
  ['<script>x</script>', ['the tag <script>']],
  ['<p onclick="x()">a</p>', ['the attribute onclick of <p>']],
  ['<p style="color:red">a</p>', ['the attribute style of <p>']],
  ['<a href="javascript:x()">a</a>', ['the address “javascript:x()”']],
  ['<a href="//evil.example">a</a>', ['the address “//evil.example”']],
  ['<img src="x" onerror="y()">', ['the tag <img>']],
  ['<iframe src="https://a.example"></iframe>', ['the tag <iframe>']],
  ['<p>a<!-- b --></p>', ['the comment']],
  ['<svg><path/></svg>', ['the tag <svg>', 'the tag <path>']],
])('cleaning of %s is named', (html, issues) => {
  expect(findHtmlIssues(html)).toEqual(issues);
});
