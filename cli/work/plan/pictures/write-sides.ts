import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileKey, listCompileSources } from '../../../build/compile/compile-sources.ts';
import { loadCompileRecord } from '../../../build/compile/compile-record.ts';
import { makeSite } from '../../../build/fleet/make-site.ts';
import { withoutKeepingCompiles } from '../../../build/overrides/own-compile.ts';
import { readStored, withoutStoring } from '../../../build/store/local/stored-file.ts';
import type { PlanBatch } from '../plan-brands.ts';
import { withCompile } from '../plan-compile.ts';

/** Which brands are looked at, and where they come from. */
export interface SidesRequest {
  merchantsDir: string;
  /** The other side of the plan. */
  before: PlanBatch['before'];
  codes: readonly string[];
}

/** The folder of each brand's site on both sides; no entry where a side has no site. */
export interface Sides {
  before: Map<string, string>;
  after: Map<string, string>;
}

/** Writes a brand's site into a folder of its own; nothing when its files are at fault. */
const writeSite = async (
  merchantsDir: string,
  code: string,
  compile: string,
  to: string,
): Promise<string | undefined> => {
  const shared = { record: loadCompileRecord(compile), folder: compile };
  const { site } = await makeSite({ merchantsDir, code, isConflict: false }, shared);
  if (!site) return undefined;
  for (const [name, { stored, content }] of site.files) {
    const bytes = content ?? readStored(stored);
    if (!bytes) continue;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    writeFileSync(path.join(to, name), bytes);
  }
  return to;
};

/**
 * Makes the sites of some brands on both sides of a plan, in a folder that the caller takes away.
 * Built sites are taken as they stand. Nothing is written to the store.
 *
 * @param folder empty
 */
export const writeSides = ({ merchantsDir, before, codes }: SidesRequest, folder: string) => {
  const sources = listCompileSources();
  return withCompile(compileKey(sources), sources, (compile) =>
    withoutKeepingCompiles(() =>
      withoutStoring(async (): Promise<Sides> => {
        const sides: Sides = { before: new Map(), after: new Map() };
        const add = async (side: keyof Sides, from: string, code: string): Promise<void> => {
          const to = path.join(folder, side, code);
          const written = await writeSite(from, code, compile, to);
          if (written !== undefined) sides[side].set(code, written);
        };
        for (const code of codes) {
          await add('after', merchantsDir, code);
          if (before.kind === 'merchants') await add('before', before.dir, code);
          else sides.before.set(code, path.join(before.dir, code));
        }
        return sides;
      }),
    ),
  );
};
