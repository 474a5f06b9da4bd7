import { expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { readSyntax } from './read-syntax.ts';

const faultsOf = (text: string, file = 'home/story.section.tsx'): string[] => {
  const read = readSyntax(text);
  if (!('program' in read)) throw new Error(read.message);
  return checkImports(file, read.program).map(({ message }) => message);
};

test.each([
  `import { Page } from '#components/Page/Page.tsx';`,
  `import type { OwnPartProps } from '#domain/own-code.ts';`,
  `import { vars } from '#theme/vars.css.ts';`,
  `import { useState } from 'react';`,
  `import { Promises } from '../parts/Promises.tsx';`,
  // Names of the window that mean something else here.
  `const draw = ({ location, self }: { location: string; self: string }) => location + self;`,
  `const rows = { fetch: 1 }; export const first = rows.fetch;`,
  `export type Kept = { document: string };`,
  `export const picture = <img src="/assets/a.svg" alt="" />;`,
])('allowed: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test.each([
  [`import '#site/App.tsx';`, '“#site/App.tsx”'],
  [`import '#platform/app/server.ts';`, '“#platform/app/server.ts”'],
  [`import ky from 'ky';`, '“ky”'],
  [`import fs from 'node:fs';`, '“node:fs”'],
  [`import 'react-dom';`, '“react-dom”'],
  [`export * from '../../../volt/overrides/parts/a.ts';`, 'leads out'],
  [`const later = () => import('https://cdn.example/x.js');`, '“https://cdn.example/x.js”'],
  [`new WebSocket('wss://x.example');`, 'WebSocket'],
  [`navigator.sendBeacon('/x');`, 'navigator'],
  [`document.cookie = 'a';`, 'document'],
  [`localStorage.setItem('a', 'b');`, 'localStorage'],
  [`eval('1');`, 'eval'],
  [`const { fetch: call } = globalThis;`, 'globalThis'],
  [`const a = <div dangerouslySetInnerHTML={{ __html: '' }} />;`, 'dangerouslySetInnerHTML'],
  [`const a = <iframe src="/x" title="x" />;`, '<iframe>'],
  [`const a = <img src="https://cdn.example/x.png" alt="" />;`, 'https://cdn.example/x.png'],
])('refused: %s', (text, said) => {
  expect(faultsOf(text).join()).toContain(said);
});
