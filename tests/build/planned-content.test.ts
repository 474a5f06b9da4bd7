import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, readTree, ROOT } from './run-livery.ts';

const { merchants, out, remove } = makeWorkFolder();
const code = 'volt';

afterAll(remove);

/** Adds an item with a name of its own to one of the brand's files, like the first that stands there. */
const add = (file: string, own: Record<string, unknown>): void => {
  const place = path.join(merchants, code, 'content', file);
  const { items, ...rest } = JSON.parse(readFileSync(place, 'utf8')) as {
    items: Record<string, unknown>[];
  };
  const [first = {}] = items;
  const { mechanic: _, endsAt: __, ...like } = first;
  writeFileSync(place, JSON.stringify({ ...rest, items: [...items, { ...like, ...own }] }));
};

test('no file of a built site tells of what is announced later; what is shown at once stands there', async () => {
  cpSync(path.join(ROOT, 'merchants', code), path.join(merchants, code), { recursive: true });
  const later = '2099-01-01T00:00:00Z';
  for (const [at, name] of [
    [later, 'Secretly'],
    [undefined, 'Openly'],
  ]) {
    const id = `it-is-${name?.toLowerCase()}`;
    const words = { en: name };
    const text = { title: words, id };
    const promotion = { ...text, summary: words, content: words, informational: true };
    add('promotions.json', { ...promotion, ...(at && { announcedAt: at }) });
    add('notices.json', { ...text, content: words, ...(at && { startsAt: at }) });
    add('banners.json', {
      ...text,
      subtitle: words,
      groupName: 'w_home',
      ...(at && { startsAt: at }),
    });
  }

  const { code: exit, stderr } = await requestLivery([
    'build',
    '--merchants',
    merchants,
    '--out',
    out,
  ]);

  expect(exit, stderr).toBe(0);
  const names = (word: string): string[] =>
    [...readTree(path.join(out, code))]
      .filter(([name, bytes]) => `${name} ${bytes.toString()}`.toLowerCase().includes(word))
      .map(([name]) => name);
  expect(names('secretly')).toEqual([]);
  expect(names('openly')).toEqual(expect.arrayContaining(['index.html', 'pages/promotions.html']));
});
