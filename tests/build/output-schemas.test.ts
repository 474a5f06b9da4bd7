import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listVerbs } from '../../scripts/generate/output/list-verbs.ts';
import { makePlannedFleet } from './planned-fleet.ts';
import { faultsOfPrinted } from './printed-json.ts';
import { ROOT, runLivery } from './run-livery.ts';

const fleet = makePlannedFleet();
const { codes, merchants, out } = fleet;
const schemas = path.join(ROOT, 'schema', 'output');

beforeAll(fleet.start);
afterAll(fleet.remove);

test('every verb that takes --json has a published schema, and no other has', async () => {
  const verbs = await listVerbs(ROOT);

  const files = verbs.map(({ verb }) => `${verb.replaceAll(' ', '-')}.schema.json`);
  const kept = readdirSync(schemas);
  const missing = files.filter((name) => !kept.includes(name));
  const gone = kept.filter((name) => !files.includes(name));
  expect({ missing, gone }, 'run npm run schemas:output').toEqual({ missing: [], gone: [] });
  expect(files.length).toBeGreaterThan(60);
});

test('the schemas follow from what the program prints', async () => {
  const script = path.join(ROOT, 'scripts', 'output-schemas.ts');

  const { stderr } = await promisify(execFile)(process.execPath, [script, '--check']);

  expect(stderr).toContain('all fresh');
});

test('each schema has an address, and asks for the version of the form', () => {
  const read = readdirSync(schemas).map(
    (name) =>
      JSON.parse(readFileSync(path.join(schemas, name), 'utf8')) as {
        $id: string;
        required: string[];
        properties: object;
      },
  );

  expect(new Set(read.map(({ $id }) => $id)).size).toBe(read.length);
  for (const { required, properties } of read) {
    expect(required).toContain('outputVersion');
    expect(properties).toEqual({ outputVersion: { const: 1 } });
  }
});

test('what verbs print fits their schemas', async () => {
  const [first = ''] = codes;
  const places = ['--merchants', merchants, '--out', out];
  const lines = [
    ['check', '--merchants', merchants],
    ['plan', ...places],
    ['list', ...places],
    ['explain', first, '--merchants', merchants],
    ['theme', first, '--merchants', merchants],
    ['build', ...places],
    ['verify', '--out', out],
    ['host', 'nginx', ...places],
    ['host', 'caddy', ...places],
    ['migrate', '--merchants', merchants],
    ['store', 'status'],
    ['doctor', ...places],
    ['preview', 'list'],
  ];

  const faults: string[] = [];
  for (const line of lines) {
    const args = [...line, '--json'];
    const { code, stdout, stderr } = await runLivery(args);
    expect([0, 1], `${args.join(' ')}: ${stderr}`).toContain(code);
    expect(stdout, `${args.join(' ')}: ${stderr}`).not.toBe('');
    faults.push(...faultsOfPrinted(args, stdout));
  }

  expect(faults).toEqual([]);
});

test('a field that is missing or of another type is found', () => {
  const printed = JSON.stringify({ outputVersion: 1, totals: { brands: 'many' } });

  const faults = faultsOfPrinted(['plan', '--json'], printed);

  expect(faults).toContain("plan.schema.json: / must have required property 'against'");
  expect(faults.join('\n')).toMatch(/\/totals\/brands must be object/);
});
