import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { coverChanges, type Cover } from '../comment/cover-changes.ts';
import type { ComparedPage } from '../comment/picture-section.ts';
import type { PlanBatch } from '../plan-brands.ts';
import type { Plan } from '../plan.ts';
import { comparePictures } from './compare-pictures.ts';
import { type Camera, openCamera } from './open-camera.ts';
import { type Sides, writeSides } from './write-sides.ts';

/** What is needed for pictures of a plan. */
export interface PicturesRequest {
  merchantsDir: string;
  before: PlanBatch['before'];
  /** The folder that receives `<code>/<page>-<mode>-before.png` and the like. */
  folder: string;
  /** What stands before a picture's path in the comment: an address, or a folder. */
  address: string;
}

interface View {
  code: string;
  page: string;
  mode: 'light' | 'dark';
}

/** `pages/en/game/2146854287.html` and `pages/game/7.html` are made alike: what stands for all of them. */
const kindOfPage = (page: string): string =>
  page
    .replace(/^pages\/(?:[a-z]{2,3}(?:-[A-Za-z]{2,4})?\/)?/, 'pages/')
    .replace(/^(pages\/[^/]+)\/.*$/, '$1/*');

/** So many besides the home page: two sides of two modes of each are four pictures. */
const MOST_KINDS = 5;

/**
 * The home page in each mode that changes, and of the pages that this brand stands for one of each kind:
 * a brand has a page for each game and promotion in each of its languages. Of more kinds than {@link MOST_KINDS} the
 * comment names the pages.
 *
 * @param seen the kinds that others have shown; those of this brand are added
 */
const viewsOf = ({ brand, things }: Cover, seen: Set<string>): View[] => {
  const { code, properties } = brand;
  const modes = (['light', 'dark'] as const).filter((mode) =>
    properties.some((each) => each.mode === mode || each.mode === 'both'),
  );
  const shown = new Set(['index.html']);
  for (const { kind, name } of things) {
    const of = kindOfPage(name);
    if (kind !== 'page' || NO_PICTURE.has(name) || seen.has(of)) continue;
    if (shown.size > MOST_KINDS) break;
    seen.add(of);
    shown.add(name);
  }
  const inModes = modes.length > 0 ? modes : (['light'] as const);
  return [...shown].flatMap((page) => inModes.map((mode) => ({ code, page, mode })));
};

/** The frame that scripts fill: empty without them. */
const NO_PICTURE = new Set(['shell.html']);

const takeSide = async (
  camera: Camera,
  folder: string | undefined,
  { page, mode }: View,
): Promise<Buffer | undefined> => {
  if (folder === undefined) return undefined;
  const isThere = statSync(path.join(folder, page), { throwIfNoEntry: false })?.isFile();
  return isThere ? camera.take(folder, page, mode) : undefined;
};

const comparePage = async (
  camera: Camera,
  sides: Sides,
  view: View,
  { folder, address }: PicturesRequest,
): Promise<ComparedPage> => {
  const before = await takeSide(camera, sides.before.get(view.code), view);
  const after = await takeSide(camera, sides.after.get(view.code), view);
  const compared = before && after ? await comparePictures(before, after) : undefined;
  const stem = view.page.replace(/\.html$/, '').replaceAll('/', '-');
  const keep = (picture: Buffer | undefined, side: string): string | null => {
    if (!picture) return null;
    const name = path.posix.join(view.code, `${stem}-${view.mode}-${side}.png`);
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), picture);
    return `${address.replace(/\/$/, '')}/${name}`;
  };
  const differs = compared && compared.share > 0 ? compared.picture : undefined;
  return {
    ...view,
    before: keep(before, 'before'),
    after: keep(after, 'after'),
    difference: keep(differs, 'difference'),
    share: compared?.share ?? 1,
  };
};

/**
 * Takes pictures of the smallest set of brands that shows every change of a plan, on both sides, and
 * of what differs between them.
 *
 * @returns what is shown in the comment, brand by brand
 * @throws {InputError} when there is no browser
 */
export const takePictures = async (
  plan: Plan,
  request: PicturesRequest,
): Promise<ComparedPage[]> => {
  const covers = coverChanges(plan.brands).filter(({ brand }) => brand.change !== 'refused');
  if (covers.length === 0) return [];
  const temporary = mkdtempSync(path.join(tmpdir(), 'livery-pictures-'));
  try {
    const codes = covers.map(({ brand }) => brand.code);
    const sides = await writeSides({ ...request, codes }, temporary);
    const camera = await openCamera();
    try {
      const pages: ComparedPage[] = [];
      const seen = new Set<string>();
      for (const view of covers.flatMap((cover) => viewsOf(cover, seen)))
        pages.push(await comparePage(camera, sides, view, request));
      return pages.filter(({ before, after }) => before !== null || after !== null);
    } finally {
      await camera.close();
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
};
