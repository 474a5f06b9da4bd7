import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listVerbs } from '../../scripts/generate/output/list-verbs.ts';
import { makePlannedFleet } from './planned-fleet.ts';
import { faultsOfPrinted } from './printed-json.ts';
import { requestLivery } from './request-livery.ts';
import { ROOT } from './run-livery.ts';

const fleet = makePlannedFleet();
const { codes, folder, merchants, out } = fleet;
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

const [first = '', second = ''] = codes;
const merchantsAt = ['--merchants', merchants];
const outAt = ['--out', out];
const places = [...merchantsAt, ...outAt];
const tokens = path.join(folder, 'tokens.json');
const shard = path.join(folder, 'shard');
const gathered = path.join(folder, 'gathered');

/** A command line for each verb; the order is theirs: what one leaves, another takes. */
const RUN_HERE: Record<string, string[]> = {
  check: merchantsAt,
  plan: places,
  migrate: merchantsAt,
  generate: [first, ...merchantsAt],
  list: places,
  explain: [first, ...merchantsAt],
  theme: [first, ...merchantsAt],
  'theme import': [second, tokens, ...merchantsAt, '--partial'],
  build: [...merchantsAt, '--out', shard, '--shard', '1/1'],
  verify: outAt,
  manifest: ['--write', ...outAt],
  gather: [shard, '--out', gathered],
  publish: [gathered, '--to', path.join(folder, 'published')],
  rollback: [first, ...places, '--list'],
  'host nginx': places,
  'host caddy': places,
  'store status': [],
  'store check': [],
  'store gc': ['--dry-run'],
  doctor: outAt,
  new: ['aurora', ...places, '--no-input', '--no-build'],
  schema: ['--to', path.join(folder, 'schemas')],
  'preview list': [],
  'preview stop': [],
  'preview clean': [],
};

/** Verbs that need more: the test that runs each with `--json`. Every output of a test is held against its schema. */
const RUN_THERE: Record<string, string> = {
  'content pull': 'tests/build/pulled-content.ts',
  dev: 'tests/platform/serve-command.test.ts',
  'games close': 'tests/platform/unsettled-rounds.test.ts',
  'games pages': 'tests/vendor/vendor-program.test.ts',
  'games retry': 'tests/platform/unsettled-rounds.test.ts',
  'games unsettled': 'tests/platform/unsettled-rounds.test.ts',
  preview: 'tests/build/preview.test.ts',
  serve: 'tests/platform/serve-command.test.ts',
  start: 'tests/platform/new-started.test.ts',
  'theme watch': 'tests/build/theme-watch.test.ts',
};

test('no verb is forgotten: its real output is held against its schema, here or there', async () => {
  const verbs = (await listVerbs(ROOT)).map(({ verb }) => verb);

  // Those of `livery platform` are walked by tests/platform/audited-commands.test.ts, from the program too.
  const others = verbs.filter((verb) => !verb.startsWith('platform '));
  const run = [...Object.keys(RUN_HERE), ...Object.keys(RUN_THERE)];
  expect(run.toSorted()).toEqual(others.toSorted());
  for (const [verb, file] of Object.entries(RUN_THERE)) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(text, `${file}: ${verb}`).toMatch(new RegExp(`'${verb.split(' ').at(-1)}'`));
    expect(text, file).toContain("'--json'");
  }
});

test.each(Object.entries(RUN_HERE))('what %s prints fits its schema', async (verb, more) => {
  if (verb === 'theme import') {
    const exported = await requestLivery(['theme', first, ...merchantsAt, '--format', 'dtcg']);
    writeFileSync(tokens, exported.stdout);
  }

  const line = [...verb.split(' '), ...more, '--json'];
  // What is kept on this machine is left alone.
  const env = /^(?:preview|store) /.test(verb) ? { LIVERY_HOME: path.join(folder, 'home') } : {};
  const { code, stdout, stderr } = await requestLivery(line, env);

  // What does not fit has thrown already.
  expect([0, 1], stderr).toContain(code);
  expect(JSON.parse(stdout), stderr).toMatchObject({ outputVersion: 1 });
});

test('a field that is missing or of another type is found', () => {
  const printed = JSON.stringify({ outputVersion: 1, totals: { brands: 'many' } });

  const faults = faultsOfPrinted(['plan', '--json'], printed);

  expect(faults).toContain("plan.schema.json: / must have required property 'against'");
  expect(faults.join('\n')).toMatch(/\/totals\/brands must be object/);
});
