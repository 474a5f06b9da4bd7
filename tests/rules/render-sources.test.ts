import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { listCompileSources } from '../../cli/build/compile/compile-sources.ts';
import { listRenderSources, listServedSources } from '../../cli/build/release/scan-files.ts';
import { importedFile } from '../../scripts/counts/module-imports.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a module runs with: no types, and of `import()` what is named. */
const runsWith = (file: string): string[] => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const { module } = parseSync(file, text);
  const names = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^'(.*)'$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
  ];
  return names.flatMap((name) => importedFile(file, name) ?? []);
};

/** Everything that some modules run with, themselves included, from the root. */
const reachedFrom = (...entries: string[]): string[] => {
  const seen = new Set(entries);
  for (const file of seen)
    if (/\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)))
      for (const name of runsWith(file)) seen.add(name);
  return [...seen].toSorted();
};

/** Knows where things are, prints, locks, keeps compiled code and talks to a store: says nothing of what a site is made of. */
const SAYS_NOTHING =
  /^(?:cli\/base\/(?:keys|terminal)\/|cli\/base\/(?:paths|keep-compiled-code)\.ts$|src\/platform\/base\/database\/embedded\/is-alive\.ts$)/;

/** Pictures of games are made once for each `ART_VERSION`. */
const HAS_A_VERSION = /^src\/art\//;

test('an edit of whatever a site is rendered by has every site rendered anew', () => {
  const covered = new Set([...listCompileSources(), ...listRenderSources()]);

  const reached = reachedFrom(
    'cli/build/fleet/make-site.ts',
    'cli/build/fleet/build-merchants.ts',
    'cli/build/render/render-merchant.ts',
  );

  expect(reached.length).toBeGreaterThan(300);
  expect(reached).toContain('src/platform/base/content/sanitise-html.ts');
  expect(
    reached.filter(
      (name) => !covered.has(name) && !SAYS_NOTHING.test(name) && !HAS_A_VERSION.test(name),
    ),
  ).toEqual([]);
});

test('an edit of whatever who serves reads a merchant by has every merchant checked anew', () => {
  const covered = new Set(listServedSources());

  const reached = reachedFrom(
    'src/config/check-merchant.ts',
    'src/config/read/read-merchant-json.ts',
  );

  expect(reached).toContain('src/domain/rank-ladder.ts');
  expect(reached.filter((name) => !covered.has(name))).toEqual([]);
});
