import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildResult } from '../../cli/build/fleet/build-fleet.ts';
import { listCodes } from '../../cli/build/fleet/list-codes.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { edits, makeDraw, pick } from './plan-edits.ts';
import { outcomeOf, plannedChanges, plannedProperties } from './planned-changes.ts';
import { makePlannedFleet } from './planned-fleet.ts';
import {
  listChanges,
  listChangesOf,
  listProperties,
  propertiesOf,
  type Sides,
  sitesOf,
  sum,
} from './site-snapshot.ts';

const fleet = makePlannedFleet();
const { build, fileOf, ground, merchants, out, plan } = fleet;

beforeAll(fleet.start);
afterAll(fleet.remove);

/** Plans, builds, and compares what was planned with what has become of the sites. */
const compareWithBuild = async (label: string): Promise<BuildResult> => {
  const before = sitesOf(out);
  const looks = new Map(
    [...before.keys(), ...listCodes(merchants)].map((code) => [code, propertiesOf(out, code)]),
  );
  const planned = await plan();
  expect(listChangesOf(before, sitesOf(out)), `${label}: the plan wrote`).toEqual([]);
  const result = await build();
  expect(result.faults, label).toEqual([]);
  const after = sitesOf(out);
  for (const brand of planned.brands) {
    const { code } = brand;
    const [one, other] = [before.get(code) ?? new Map(), after.get(code) ?? new Map()] as const;
    const where = `${label}: ${code}`;
    const expected = outcomeOf(code, result);
    expect(plannedChanges(brand), where).toEqual(listChanges(one, other));
    if (expected === 'refused') {
      expect(brand.change, where).toBe('refused');
      const ofBuild = result.problems.filter(({ merchant }) => merchant === code);
      expect(brand.problems, where).toEqual(ofBuild);
      continue;
    }
    expect(brand.builds, where).toBe(expected === 'built' || expected === 'removed');
    const isSame = listChanges(one, other).length === 0;
    const change = isSame
      ? 'unchanged'
      : one.size === 0
        ? 'new'
        : other.size === 0
          ? 'removed'
          : 'changed';
    expect(brand.change, where).toBe(change);
    if (!brand.builds) continue;
    expect(brand.reasons.length, where).toBeGreaterThan(0);
    expect(brand.bytes, where).toEqual({ before: sum(one), after: sum(other) });
    const sides = { before: looks.get(code) as Sides['before'], after: propertiesOf(out, code) };
    expect(plannedProperties(brand), where).toEqual(listProperties(sides));
  }
  const known = new Set(planned.brands.map(({ code }) => code));
  expect(
    [...before.keys(), ...after.keys()].filter((code) => !known.has(code)),
    label,
  ).toEqual([]);
  return result;
};

const EDITS = inProof(42, 210);
/** How often each kind of outcome must have been seen, so that the edits were worth something. */
const AT_LEAST = inProof(1, 4);

test(`over ${EDITS} random edits, a plan is what the build then does (LIVERY_SEED=${proofSeed})`, async () => {
  const draw = makeDraw(proofSeed);
  const kinds = Object.keys(edits);
  const outcomes = { built: 0, failed: 0, removed: 0, unchanged: 0 };
  for (let step = 0; step < EDITS / 2; step += 1) {
    const good = new Map(
      listCodes(merchants).map((code) => [code, readFileSync(fileOf(code), 'utf8')]),
    );
    const done: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const kind = kinds[(2 * step + count + draw(2)) % kinds.length] ?? '';
      const code = pick(draw, listCodes(merchants));
      done.push(`${kind} of ${code}`);
      edits[kind]?.(ground, code, draw);
    }
    const result = await compareWithBuild(`seed ${proofSeed}, step ${step}, ${done.join(' and ')}`);
    for (const kind of ['built', 'failed', 'removed'] as const)
      outcomes[kind] += result[kind].length;
    outcomes.unchanged += result.built.length === 0 ? 1 : 0;
    // What was refused is put right again: the next edit finds brands that build.
    for (const code of result.failed) {
      const text = good.get(code);
      if (text === undefined) rmSync(path.join(merchants, code), { recursive: true, force: true });
      else if (existsSync(fileOf(code))) writeFileSync(fileOf(code), text);
    }
  }
  for (const count of Object.values(outcomes))
    expect(count, JSON.stringify(outcomes)).toBeGreaterThanOrEqual(AT_LEAST);
}, 900_000);
