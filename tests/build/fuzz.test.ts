import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueRules } from '#config/issues/issue-rules.ts';
import type { Issue } from '#config/issues/issue.ts';
import { tokenModels } from '#generated/theme-model.ts';
import { check } from '../../cli/api/livery.ts';
import { type CompileRecord, loadCompileRecord } from '../../cli/build/compile/compile-record.ts';
import { compileKey, listCompileSources } from '../../cli/build/compile/compile-sources.ts';
import { ensureCompile } from '../../cli/build/compile/ensure-compile.ts';
import { compileFolder } from '../../cli/build/compile/keep-compile.ts';
import { renderMerchant, type RenderedSite } from '../../cli/build/render/render-merchant.ts';
import { buildFleet } from '../../cli/build/fleet/build-fleet.ts';
import { checkOne } from '../../cli/build/fleet/check-batch.ts';
import { listCodes } from '../../cli/build/fleet/list-codes.ts';
import { readProperties } from '../../cli/work/plan/compare-properties.ts';
import { readStored, withoutStoring } from '../../cli/build/store/local/stored-file.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { markupErrors } from './markup-errors.ts';
import { damages, mutations } from './fuzz-mutations.ts';
import { type Draw, makeDraw, pick } from './plan-edits.ts';
import { makeWorkFolder, ROOT } from './run-livery.ts';

const work = makeWorkFolder();
afterAll(work.remove);

const BRANDS = ['lotus', 'northlight', 'oasis', 'shwe', 'volt'];
const FILES = [
  'merchant.json',
  'merchant.json',
  'merchant.json',
  'content/banners.json',
  'content/promotions.json',
  'content/notices.json',
  'content/help.json',
  'content/popups.json',
  'assets/mark.svg',
  'assets/logo-light.svg',
];

let record: CompileRecord;
let compile = '';

beforeAll(async () => {
  cpSync(path.join(ROOT, 'merchants'), work.merchants, { recursive: true });
  const sources = listCompileSources();
  const key = compileKey(sources);
  await ensureCompile(key, sources);
  compile = compileFolder(key);
  record = loadCompileRecord(compile);
});

/** Damages one file of a brand once or a few times; tells what was done. */
const mutate = (code: string, draw: Draw): string => {
  const name = pick(draw, FILES);
  const file = path.join(work.merchants, code, name);
  if (!existsSync(file)) return '';
  const bytes = readFileSync(file);
  const isJson = name.endsWith('.json');
  if (!isJson || draw(5) === 0) {
    const kind = pick(draw, Object.keys(damages));
    writeFileSync(file, damages[kind]?.(bytes, draw) ?? bytes);
    return `${name}: ${kind}`;
  }
  const value = JSON.parse(bytes.toString()) as never;
  const donor = readFileSync(path.join(ROOT, 'merchants', pick(draw, BRANDS), name), 'utf8');
  const kinds = Array.from({ length: 1 + draw(2) }, () => pick(draw, Object.keys(mutations)));
  for (const kind of kinds) mutations[kind]?.(value, draw, JSON.parse(donor) as never);
  writeFileSync(file, JSON.stringify(value));
  return `${name}: ${kinds.join(', ')}`;
};

const restore = (code: string, done: string): void => {
  const name = done.split(':')[0] ?? '';
  const own = path.join(ROOT, 'merchants', code, name);
  if (done !== '') writeFileSync(path.join(work.merchants, code, name), readFileSync(own));
};

const expectTold = (issues: readonly Issue[], where: string): void => {
  for (const { code, message, line, suggestion } of issues) {
    expect(issueRules, where).toHaveProperty([code]);
    expect(message.length, where).toBeGreaterThan(0);
    expect(line, where).toBeGreaterThanOrEqual(0);
    // No stack trace, and no engine's words for what is not there.
    expect(`${message}${suggestion}`, where).not.toMatch(
      /\n +at |TypeError|undefined is not|Cannot read prop/,
    );
  }
};

const contentOf = (site: RenderedSite, name: string): string => {
  const file = site.files.get(name);
  if (!file) throw new Error(`The site has no ${name}.`);
  return String(file.content ?? readStored(file.stored));
};

const expectWellFormed = (site: RenderedSite, where: string): void => {
  JSON.parse(site.record);
  JSON.parse(contentOf(site, 'manifest.webmanifest'));
  for (const name of ['index.html', 'shell.html']) {
    expect(markupErrors(contentOf(site, name)), `${where}: ${name}`).toEqual([]);
  }
  for (const name of site.files.keys())
    if (/^(sitemap.*\.xml|pages\/.*\.html)$/.test(name))
      expect(markupErrors(contentOf(site, name)), `${where}: ${name}`).toEqual([]);
  for (const name of site.files.keys()) {
    if (/^(entry|mode)\.\w+\.js$/.test(name)) {
      expect(parseSync(name, contentOf(site, name)).errors, `${where}: ${name}`).toEqual([]);
    }
    if (!/^theme\.\w+\.css$/.test(name)) continue;
    const { light, dark } = readProperties(contentOf(site, name));
    expect(
      tokenModels.filter(({ property }) => !light.has(`--${property}`)),
      where,
    ).toEqual([]);
    expect([...light.keys()].toSorted(), where).toEqual([...dark.keys()].toSorted());
  }
};

const seed = proofSeed;
const MUTANTS = inProof(400, 5000);
const MAX_RENDERED = inProof(20, 250);
/** Of those that a whole build is given, and how many of them at least it must make and refuse. */
const [BRANDS_BUILT, AT_LEAST] = inProof([30, 2], [120, 20]);
/** It counts mutants, not seconds: a busy machine takes its time. */
const PATIENCE_MS = 900_000;

test(
  `of ${MUTANTS} damaged brands none stops a check, and each that is accepted can be dressed (LIVERY_SEED=${seed})`,
  async () => {
    const draw = makeDraw(seed);
    const counts = { accepted: 0, refused: 0, dressed: 0 };
    for (let index = 0; index < MUTANTS; index += 1) {
      const code = pick(draw, BRANDS);
      const done = mutate(code, draw);
      const where = `seed ${seed}, mutant ${index}, ${code}/${done}`;
      try {
        const { merchant, problems } = await checkOne({
          merchantsDir: work.merchants,
          code,
          isConflict: false,
        });
        expectTold(problems, where);
        const errors = problems.filter(({ severity }) => severity === 'error');
        expect(merchant === undefined, where).toBe(errors.length > 0);
        counts[merchant ? 'accepted' : 'refused'] += 1;
        if (
          merchant &&
          (index % 2 === 0 || index > MUTANTS - 100) &&
          counts.dressed < MAX_RENDERED
        ) {
          counts.dressed += 1;
          await withoutStoring(async () =>
            expectWellFormed(await renderMerchant(merchant, record, compile), where),
          );
        }
      } catch (error) {
        throw new Error(where, { cause: error });
      }
      restore(code, done);
    }
    process.stderr.write(`fuzz ${JSON.stringify(counts)}\n`);
    expect(counts.dressed, JSON.stringify(counts)).toBe(MAX_RENDERED);
    expect(counts.refused, JSON.stringify(counts)).toBeGreaterThan(MUTANTS / 5);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  },
  PATIENCE_MS,
);

test(
  `of ${BRANDS_BUILT} damaged brands a build makes those that check accepts, and no other (LIVERY_SEED=${seed})`,
  async () => {
    const draw = makeDraw(seed + 1);
    rmSync(work.merchants, { recursive: true });
    for (let index = 0; index < BRANDS_BUILT; index += 1) {
      const code = `x${index}`;
      const folder = path.join(work.merchants, code);
      cpSync(path.join(ROOT, 'merchants', pick(draw, BRANDS)), folder, { recursive: true });
      const file = path.join(folder, 'merchant.json');
      const config = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
      const own = {
        code,
        site: { ...config['site'], domains: [`${code}.example`], mainDomain: '' },
      };
      writeFileSync(file, JSON.stringify({ ...config, ...own }));
      mutate(code, draw);
    }
    const codes = listCodes(work.merchants);

    const checked = await check({ merchants: work.merchants });
    const built = await buildFleet({
      merchantsDir: work.merchants,
      outDir: work.out,
      codes,
      force: false,
      quiet: true,
      allowRemove: codes.length,
    });

    expect(built.faults).toEqual([]);
    const refused = new Set(
      checked.problems.flatMap(({ severity, merchant }) =>
        severity === 'error' ? [merchant] : [],
      ),
    );
    const overBudget = new Set(
      built.problems.flatMap(({ code, merchant }) =>
        code.startsWith('budget/') ? [merchant] : [],
      ),
    );
    expect(built.failed.toSorted()).toEqual(
      codes.filter((code) => refused.has(code) || overBudget.has(code)),
    );
    expect(built.failed.length).toBeGreaterThan(AT_LEAST);
    expect(built.built.length).toBeGreaterThan(AT_LEAST);
    const sites = readdirSync(work.out).filter((name) => !name.startsWith('.'));
    expect(sites.toSorted()).toEqual(built.built.toSorted());
  },
  PATIENCE_MS,
);
