import { expect, test } from 'vitest';
import { findSvgIssues } from './svg-issues.ts';

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`;

test.each([
  svg('<path d="M0 0"/>'),
  `<?xml version="1.0"?>\n<!-- made by hand -->\n${svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/>')}`,
  svg('<use href="#a"/><image href="data:image/png;base64,AAAA"/>'),
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  svg('<!-- <script> in words -->'),
])('may be served: %s', (text) => {
  expect(findSvgIssues(text)).toEqual([]);
});

test.each([
  'hello',
  '<html><svg></svg></html>',
  '<svg viewBox="0 0 1 1"></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg"><path/>',
])('is no SVG: %s', (text) => {
  expect(findSvgIssues(text)).toMatchObject([{ code: 'asset/not-svg' }]);
});

test.each([
  svg('<script>1</script>'),
  svg('<svg:script>1</svg:script>'),
  svg('<path onload="x()"/>'),
  svg("<path\nonclick='x()'/>"),
  svg('<foreignObject><p/></foreignObject>'),
  svg('<a href="#x"/>'),
  svg('<image href="https://elsewhere.example/a.png"/>'),
  svg('<image href="//elsewhere.example/a.png"/>'),
  svg('<use xlink:href="other.svg#a"/>'),
  svg('<use href="&#106;avascript:1"/>'),
  svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
  svg('<style>@import "a.css";</style>'),
  svg('<rect style="fill:url(https://elsewhere.example/a)"/>'),
  svg('<animate attributeName="href" to="x"/>'),
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
  `<?xml-stylesheet href="a.css"?>${svg('')}`,
])('is refused: %s', (text) => {
  expect(findSvgIssues(text).length).toBeGreaterThan(0);
});
