import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makePulling } from './pulled-content.ts';
import { readTree, ROOT } from './run-livery.ts';

/* Links in a brand's folder: a pull request brings them as it brings files. */

const cms = await makePulling();
const { server, pull } = cms;
afterAll(cms.end);
beforeEach(cms.begin);

const PICTURE = 'assets/cms/one.svg';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n';
const neighbor = path.join(cms.merchants, 'shwe');

const mkdirp = (place: string): void => void mkdirSync(place, { recursive: true });

const touch = (place: string): void => {
  mkdirp(path.dirname(place));
  writeFileSync(place, 'x');
};

/** The content system keeps one banner more, with a picture. */
const offerPicture = (): void => {
  const items = cms.itemsOf('banners');
  const banners = [...items, { ...items[0], id: 'one', art: PICTURE }];
  server.putLists({ banners }, [{ art: PICTURE, url: '/cms/one.svg' }]);
  server.put('one.svg', SVG);
};

test.each<[string, string, string, string]>([
  ['a link to', 'assets/cms', '../../shwe/assets', 'assets/cms'],
  ['a link by the whole path to', 'assets/cms', path.join(neighbor, 'assets'), 'assets/cms'],
  ['a picture that is one of', PICTURE, '../../../shwe/assets/mark.svg', 'one.svg'],
  ['in place of pages, a link to', 'pages', '../shwe/pages', 'pages'],
])(
  '%s another brand’s files is refused, and nothing of that brand is touched',
  async (_, link, end, named) => {
    cpSync(path.join(ROOT, 'merchants/shwe'), neighbor, { recursive: true });
    mkdirSync(path.join(neighbor, 'pages'));
    const before = readTree(neighbor);
    const place = path.join(cms.folder, link);
    mkdirSync(path.dirname(place), { recursive: true });
    if (link === 'pages') renameSync(place, `${place}-before`);
    symlinkSync(end, place);
    offerPicture();

    for (const args of [['--dry-run'], []]) {
      const report = await pull(...args);

      expect(report).toMatchObject({
        code: 1,
        written: false,
        problems: [{ code: 'file/outside-folder', file: expect.stringMatching(`${named}$`) }],
      });
      expect(report.problems[0]?.message).toContain('leads out of the merchant’s folder');
    }
    expect(readTree(neighbor)).toEqual(before);
  },
);

test('links within the folder, and the folder as a link, are followed; a dry run writes through none', async () => {
  const real = path.join(cms.folder, '../../elsewhere');
  renameSync(cms.folder, real);
  symlinkSync(real, cms.folder);
  mkdirSync(path.join(real, 'drawings'));
  symlinkSync(path.join(real, 'drawings'), path.join(real, 'assets/cms'));
  offerPicture();
  const before = readTree(real);

  const dry = await pull('--dry-run');
  expect(dry).toMatchObject({ code: 0, ok: true, written: false, problems: [] });
  expect(readTree(real)).toEqual(before);

  expect(await pull()).toMatchObject({ code: 0, written: true });
  expect(readTree(real).get('drawings/one.svg')?.toString()).toBe(SVG);
});

test.each<[string, string, (place: string) => void, RegExp]>([
  ['a folder where a picture belongs', PICTURE, mkdirp, /“assets\/cms\/one\.svg” is no plain file/],
  ['a file where pictures belong', 'assets/cms', touch, /“assets\/cms” is no folder/],
])('%s is told by its name, and nothing is written', async (_, name, put, words) => {
  const place = path.join(cms.folder, name);
  rmSync(place, { recursive: true, force: true });
  put(place);
  offerPicture();
  const before = readTree(cms.folder);

  const report = await pull();

  expect(report).toMatchObject({
    code: 1,
    written: false,
    problems: [{ code: 'file/not-a-file' }],
  });
  expect(report.problems[0]?.message).toMatch(words);
  expect(readTree(cms.folder)).toEqual(before);
});

test('a folder beside the pictures stays', async () => {
  mkdirp(path.join(cms.folder, 'assets/cms/old'));
  offerPicture();

  expect(await pull()).toMatchObject({ code: 0, written: true });
  expect(existsSync(path.join(cms.folder, 'assets/cms/old'))).toBe(true);
});
