import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { writeOld } from '#config/testing/write-old.ts';
import type { MigrateReport } from '../../cli/work/migrate/migrate-report.ts';
import { requestLivery } from './request-livery.ts';
import { makeFixture } from './build-fixture.ts';
import { readTree } from './run-livery.ts';

const fleet = makeFixture(4);
afterAll(fleet.remove);

const migrate = async (...args: string[]) => {
  const places = ['--merchants', fleet.merchants, '--json'];
  const { code, stdout, stderr } = await requestLivery(['migrate', ...args, ...places]);
  if (stdout === '') throw new Error(stderr);
  return { code, report: JSON.parse(stdout) as MigrateReport };
};

const textOf = (code: string): string => readFileSync(fleet.fileOf(code), 'utf8');

test('old files are told, proved and migrated, and the build gives the same bytes', async () => {
  for (const code of ['m00000', 'm00001', 'm00002']) writeOld(fleet.fileOf(code));
  // A comment is tolerated by migrate; the check refuses the file, so that no site is built of it.
  const commented = textOf('m00002').replace('"code"', '// who we are\n  "code"');
  writeFileSync(fleet.fileOf('m00002'), commented);
  await fleet.build('m00000', 'm00001', 'm00003');
  const sites = readTree(fleet.out);
  const files = readTree(fleet.merchants);

  const dry = await migrate();
  expect(dry).toMatchObject({ code: 0, report: { ok: true, written: false, current: 1 } });
  expect(dry.report.files.map(({ merchant, from, to }) => [merchant, from, to])).toEqual([
    ['m00000', 1, 2],
    ['m00001', 1, 2],
    ['m00002', 1, 2],
  ]);
  expect(dry.report.files[0]?.edits[0]).toBe('move /brand/licence to /licence');
  expect(dry.report.proof).toEqual({ equal: true, compared: 3, differing: [], unbuilt: [] });
  expect(readTree(fleet.merchants)).toEqual(files);

  const written = await migrate('--write');
  expect(written.report).toMatchObject({ written: true, proof: { equal: true } });
  expect(textOf('m00002')).toContain('// who we are\n  "code"');
  expect((await migrate()).report.files).toEqual([]);

  const { report } = await fleet.build('m00000', 'm00001', 'm00003');
  expect(report.failed).toBe(0);
  expect(readTree(fleet.out)).toEqual(sites);
});

test('a file that cannot be migrated keeps all from being written', async () => {
  writeOld(fleet.fileOf('m00000'));
  writeFileSync(fleet.fileOf('m00001'), '{ "schemaVersion": 9 }');
  const files = readTree(fleet.merchants);

  const { code, report } = await migrate('--write');

  expect(code).toBe(1);
  expect(report).toMatchObject({ ok: false, written: false });
  expect(report.problems).toMatchObject([{ code: 'config/future-version', merchant: 'm00001' }]);
  expect(readTree(fleet.merchants)).toEqual(files);
});
