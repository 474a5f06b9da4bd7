import { expect, test } from 'vitest';
import { parseCss } from './parse-css.ts';
import { classesIn, usedCss } from './used-css.ts';

const used = (css: string, html: string): string => usedCss([parseCss(css)], classesIn(html));

test('a rule stays when the page bears its class, and goes when it does not', () => {
  expect(used('.a{color:red}.b{color:blue}', '<p class="a"></p>')).toBe('.a{color:red}');
});

test('a rule with several selectors stays when one of them can match', () => {
  expect(used('.x,.a:hover{color:red}', '<p class="a"></p>')).toBe('.x,.a:hover{color:red}');
});

test('a selector needs all of its classes', () => {
  expect(used('.a .b{color:red}', '<p class="a"></p>')).toBe('');
});

test('what stands in brackets is no condition: rather a rule too many', () => {
  expect(used('.a:not(.b):is(.c,.d){x:y}', '<p class="a"></p>')).not.toBe('');
});

test('rules without classes stay', () => {
  const css = ':root[data-mode=dark]{--x:1}html{margin:0}';

  expect(used(css, '')).toBe(css);
});

test('a media query stays with its used rules only, and goes when none is left', () => {
  expect(used('@media (width>9px){.a{x:y}.b{x:z}}', '<p class="a"></p>')).toBe(
    '@media (width>9px){.a{x:y}}',
  );
  expect(used('@media (width>9px){.b{x:z}}', '<p class="a"></p>')).toBe('');
});

test('keyframes stay when a kept rule names them', () => {
  const css = '@keyframes k{to{x:y}}@keyframes l{to{x:y}}.a{animation:k 1s}';

  expect(used(css, '<p class="a"></p>')).toBe('.a{animation:k 1s}@keyframes k{to{x:y}}');
});

test('braces in strings and comments do not end a rule', () => {
  const css = '.a:before{content:"}"}/* } */.b{x:y}';

  expect(used(css, '<p class="b"></p>')).toBe('.b{x:y}');
});

test('font faces, layers and charset stay', () => {
  const css = '@charset "utf-8";@layer a,b;@font-face{font-family:x}';

  expect(used(css, '')).toBe(css);
});

test('a block that is not closed is told', () => {
  expect(() => parseCss('.a{color:red')).toThrow('ends within a block');
});
