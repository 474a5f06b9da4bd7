import { createHash } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { brandColor, makeFleet } from '../make-fleet.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/** Where everything of a benchmark is. */
export interface Places {
  merchants: string;
  sites: string;
  /** `LIVERY_HOME` of the server. */
  home: string;
  /** Of the embedded database. */
  state: string;
}

/** Makes a temporary folder for all of it, and has this process keep there what servers look for. */
export const makePlaces = async (): Promise<{ folder: string; places: Places }> => {
  const folder = await makeStateDir('bench-scale');
  const [merchants, sites, home, state] = ['merchants', 'dist', 'home', 'state'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  process.env['LIVERY_HOME'] = home;
  return { folder, places: { merchants, sites, home, state } };
};

/** Brands that are made by a seed and imported one by one; all others are copies of one of them. */
export const MODELS = 50;

/** The brand that another one is a copy of. */
export const modelOf = (codes: readonly string[], at: number): string =>
  codes[at % Math.min(MODELS, codes.length)] as string;

/** A page of about the size that a home page has before it is compressed. */
const PAGE = `<!doctype html><html lang="en"><head><title>Bench</title></head><body>${'<p>Tables, reels and draws until late.</p>'.repeat(700)}</body></html>\n`;

/**
 * Writes merchants and built sites. Every brand has its own names, domain and colors; settings and content are those of
 * its model. Files that are alike are hard links.
 *
 * @returns the codes of all brands; the models come first
 */
export const makeFolders = (places: Places, brands: number): string[] => {
  const models = makeFleet(places.merchants, Math.min(MODELS, brands));
  for (const code of models) letPlay(places.merchants, code);
  const codes = Array.from({ length: brands }, (_, at) => `m${String(at).padStart(5, '0')}`);
  for (const [at, code] of codes.entries())
    if (at >= models.length) copyBrand(places.merchants, modelOf(codes, at), code, at);
  makeSites(places.sites, codes);
  return codes;
};

/** Members of the benchmark have shown no proof of their age. */
const letPlay = (merchants: string, code: string): void => {
  const file = path.join(merchants, code, 'merchant.json');
  const merchant = JSON.parse(readFileSync(file, 'utf8')) as object;
  const protection = { ageProof: 'agreed' };
  writeFileSync(file, `${JSON.stringify({ ...merchant, protection }, null, 2)}\n`);
};

const copyBrand = (merchants: string, model: string, code: string, at: number): void => {
  const [from, to] = [path.join(merchants, model), path.join(merchants, code)];
  for (const folder of ['assets', 'content']) {
    mkdirSync(path.join(to, folder), { recursive: true });
    for (const name of readdirSync(path.join(from, folder)))
      linkSync(path.join(from, folder, name), path.join(to, folder, name));
  }
  const text = readFileSync(path.join(from, 'merchant.json'), 'utf8')
    .replaceAll(model, code)
    .replaceAll(`Brand ${model.slice(1)}`, `Brand ${code.slice(1)}`)
    .replace(/"primary": "#[0-9a-f]{6}"/, `"primary": "${brandColor((at * 7) % 360)}"`);
  writeFileSync(path.join(to, 'merchant.json'), text);
};

/** Sites as a build leaves them, of the files that a server looks at. */
const makeSites = (sites: string, codes: readonly string[]): void => {
  const source = path.join(sites, '.releases', '.model');
  mkdirSync(source, { recursive: true });
  const record = `${JSON.stringify({ assets: {} })}\n`;
  const hash = createHash('sha256').update(record).digest('hex').slice(0, 10);
  writeFileSync(path.join(source, 'build.json'), record);
  for (const page of ['index.html', 'shell.html']) {
    writeFileSync(path.join(source, page), PAGE);
    writeFileSync(path.join(source, `${page}.gz`), gzipSync(PAGE));
  }
  const names = readdirSync(source);
  for (const code of codes) {
    const release = path.join('.releases', code, `1-${hash}`);
    mkdirSync(path.join(sites, release), { recursive: true });
    for (const name of names) linkSync(path.join(source, name), path.join(sites, release, name));
    symlinkSync(release, path.join(sites, code));
  }
};
