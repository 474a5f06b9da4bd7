import { expect, test } from 'vitest';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import { renderBuildRecord } from './build-record.ts';
import type { RenderContext } from './render-context.ts';

test('a record is JSON as it is written everywhere, its files in the order of their names', () => {
  const files: SiteFiles = new Map();
  for (const name of ['index.html', 'brand/"mark"é.svg', 'Agent.html', 'a.html'])
    addOwnFile(files, name, name);
  const context = {
    config: { code: 'aurora' },
    record: { key: '0123456789abcdef' },
    language: 'en',
    offered: ['en'],
    home: { features: ['HelpPopup'] },
  } as unknown as RenderContext;

  const text = renderBuildRecord(context, { files, assets: {}, styleHashes: ['x'], hash: 'y' });

  const record = JSON.parse(text) as { files: Record<string, string> };
  expect(text).toBe(`${JSON.stringify(record, null, 1)}\n`);
  expect(Object.keys(record.files)).toEqual([
    'Agent.html',
    'a.html',
    'brand/"mark"é.svg',
    'index.html',
  ]);
  expect(record.files['a.html']).toBe(files.get('a.html')?.sha256);
});
