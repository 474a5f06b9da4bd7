import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from '#config/check-merchants.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { tokenModels } from '#generated/theme-model.ts';
import { explainValue } from '../../cli/work/explain/explain-value.ts';
import type { ExplainedValue, Explanation } from '../../cli/work/explain/explained.ts';
import { proofSeed, inProof } from '../support/proof.ts';
import { requestLivery } from './request-livery.ts';
import { everyLeaf, inTree, others, textAt } from './explained-values.ts';
import { makeDraw } from './plan-edits.ts';
import { makeWorkFolder, ROOT } from './run-livery.ts';

const work = makeWorkFolder();
afterAll(work.remove);

const BRANDS = ['lotus', 'northlight', 'oasis', 'shwe', 'volt'];

beforeEach(() => {
  work.remove();
  cpSync(path.join(ROOT, 'merchants'), work.merchants, { recursive: true });
});

const resolve = async (code: string): Promise<ResolvedMerchant | undefined> =>
  (await checkMerchants(work.merchants, [code])).merchants[0];

const explain = async (code: string, pointer = ''): Promise<Explanation> => {
  const merchant = await resolve(code);
  if (!merchant) throw new Error(`${code} is at fault`);
  return explainValue(merchant, pointer, 100_000);
};

const one = async (code: string, pointer: string): Promise<ExplainedValue> => {
  const { values } = await explain(code, pointer);
  expect(values).toHaveLength(1);
  return values[0] as ExplainedValue;
};

const fileOf = (code: string): string => path.join(work.merchants, code, 'merchant.json');

// oxlint-disable-next-line typescript/no-explicit-any -- an edit reaches into values of any form
const edit = (code: string, change: (config: Record<string, any>) => void): void => {
  const config = JSON.parse(readFileSync(fileOf(code), 'utf8')) as Record<string, never>;
  change(config);
  writeFileSync(fileOf(code), JSON.stringify(config, null, 2));
};

test.each(BRANDS)(
  'every value of %s is explained, and stands where its source says',
  async (code) => {
    const merchant = await resolve(code);
    if (!merchant) throw new Error(code);
    const { values, count } = explainValue(merchant, '', 100_000);

    const found = new Map(values.map((each) => [each.pointer, each]));
    expect(found.size).toBe(count);
    const tokens = tokenModels.flatMap(({ group, name }) =>
      group === 'color'
        ? [`/theme/colors/light/${name}`, `/theme/colors/dark/${name}`]
        : [`/theme/tokens/${group}/${name}`],
    );
    const leaves = everyLeaf(merchant);
    expect([...leaves.keys(), ...tokens].filter((pointer) => !found.has(pointer))).toEqual([]);
    const ofOwnCode = values.filter(({ source }) => source.kind === 'own');
    expect(count).toBe(leaves.size + tokens.length + ofOwnCode.length);
    expect(ofOwnCode.length > 0).toBe(code === 'northlight');
    for (const [pointer, value] of leaves)
      expect(found.get(pointer)?.value, pointer).toEqual(value);

    for (const { pointer, value, source } of values.flatMap(inTree)) {
      const { kind, inputs = [], written, movedFrom } = source;
      if (kind === 'given') continue;
      if (kind === 'own') {
        // What is empty stands nowhere, and TypeScript is written with other quotes.
        if (typeof value === 'string')
          expect(textAt(source).slice(1, value.length + 1), pointer).toBe(value);
        continue;
      }
      if (kind === 'derived') {
        expect(
          inputs.length > 0 || written !== undefined || source.line !== undefined,
          pointer,
        ).toBe(true);
        if (written !== undefined)
          expect(textAt(source).startsWith(JSON.stringify(written)), pointer).toBe(true);
        continue;
      }
      const said = movedFrom ?? value;
      const text = textAt(source);
      const isWorkedOut =
        pointer.startsWith('/theme/') && /var\(|\{/.test(text.split('\n')[0] ?? '');
      const begins =
        typeof said === 'object' ? (Array.isArray(said) ? '[' : '{') : JSON.stringify(said);
      if (!isWorkedOut)
        expect(text.slice(0, begins.length), `${pointer} ${JSON.stringify(source)}`).toBe(begins);
    }
  },
);

/** How many values of each brand are changed. */
const TRIES = inProof(5, 40);

test(`another value in the place that is named gives another value (LIVERY_SEED=${proofSeed})`, async () => {
  const draw = makeDraw(proofSeed);
  let changed = 0;
  let tried = 0;
  for (const code of BRANDS) {
    const { values } = await explain(code);
    const own = values.filter(
      ({ source, value }) =>
        (['merchant', 'content'].includes(source.kind) || source.written !== undefined) &&
        typeof value !== 'object',
    );
    for (let count = 0; count < TRIES; count += 1) {
      const { pointer, value, source } = own[draw(own.length)] as ExplainedValue;
      // The code is the folder's name, and the version belongs to the whole file.
      if (['/code', '/schemaVersion'].includes(pointer)) continue;
      tried += 1;
      const file = path.resolve(source.file ?? '');
      const text = readFileSync(file, 'utf8');
      const rest = textAt(source);
      const written = JSON.stringify(source.written ?? value);
      expect(rest.startsWith(written), `${code} ${pointer}`).toBe(true);
      for (const other of others(source.written ?? value, draw)) {
        // What is written may stand for it already: a word for a number.
        if (other === value) continue;
        const start = text.length - rest.length;
        writeFileSync(
          file,
          text.slice(0, start) + JSON.stringify(other) + rest.slice(written.length),
        );
        const merchant = await resolve(code);
        if (!merchant) continue;
        const { values: now, isLeaf } = explainValue(merchant, pointer, 1);
        expect(
          isLeaf && now[0]?.value,
          `${code} ${pointer} to ${JSON.stringify(other)}`,
        ).not.toEqual(value);
        changed += 1;
        break;
      }
      writeFileSync(file, text);
    }
  }
  // Some values have no other that is valid: a lone category, the name of a file. About two thirds have one; a third of few
  // tries is far below what chance does.
  expect(changed / tried, `${changed} of ${tried}`).toBeGreaterThan(0.3);
});

test('a value that is inherited leads to the file that says so, at any depth', async () => {
  edit('volt', (config) => Object.assign(config['theme'], { extends: 'shwe' }));
  edit('lotus', (config) => {
    config['theme'] = { extends: 'volt' };
    config['layout'] = {};
  });

  const [glow, header, primary] = await Promise.all([
    one('lotus', '/theme/brand/primary'),
    one('lotus', '/layout/header'),
    one('lotus', 'color.primary'),
  ]);

  expect(glow.source).toMatchObject({
    kind: 'theme',
    name: 'volt',
    pointer: '/theme/brand/primary',
  });
  expect(textAt(glow.source)).toMatch(new RegExp(`^"${String(glow.value)}"`));
  expect(header.source.kind).toBe('theme');
  expect(textAt(header.source)).toMatch(new RegExp(`^"${String(header.value)}"`));
  expect(inTree(primary).map(({ source }) => source.name)).toContain('volt');
});

test('a default is found where it stands: in a part, beside a reference, inside another default', async () => {
  const placeOf = async (pointer: string): Promise<string> => {
    const { source } = await one('volt', pointer);
    expect(source.kind, pointer).toBe('default');
    return `${source.file} ${source.pointer}`;
  };

  expect(await placeOf('/registerFields/username/minLength')).toBe(
    'schema/parts/register-fields.schema.json /properties/username/properties/minLength/default',
  );
  expect(await placeOf('/maintenance/message/en')).toBe(
    'schema/parts/maintenance.schema.json /properties/message/default/en',
  );
  edit('volt', (config) => delete config['layout'].density);
  expect(await placeOf('/layout/density')).toMatch(/theme\.schema\.json .*\/density\/default$/);
});

test('what follows from other values names them, and each is explained', async () => {
  edit('shwe', (config) => {
    delete config['site'].mainDomain;
    config['brand'].logo = {};
    delete config['brand'].favicon;
    config['languages'] = {
      list: ['MY', 'XX', 'EN'],
      default: 'MY',
      fallback: 'EN',
      aliases: { XX: 'de' },
    };
  });
  for (const name of ['logo-light', 'logo-dark']) {
    rmSync(path.join(work.merchants, 'shwe', 'assets', `${name}.svg`), { force: true });
  }

  const domain = await one('shwe', '/site/mainDomain');
  expect(domain.source).toMatchObject({
    kind: 'derived',
    inputs: [{ pointer: '/site/domains/0', source: { kind: 'merchant' } }],
  });
  const pattern = await one('shwe', '/registerFields/email/acceptedPattern');
  expect(pattern.source.inputs).toMatchObject([
    { pointer: '/registerFields/email/patternId', value: 'email' },
  ]);
  const logo = await one('shwe', '/brand/logo/light');
  expect(logo.source).toMatchObject({ kind: 'derived', inputs: [{ pointer: '/brand/logo/mark' }] });
  const language = await one('shwe', '/languages/list/1');
  expect(language).toMatchObject({
    value: 'de',
    source: { kind: 'derived', written: 'XX', inputs: [{ pointer: '/languages/aliases/XX' }] },
  });
  const size = await one('shwe', 'size.lg');
  expect(size.source).toMatchObject({
    kind: 'derived',
    inputs: [{ pointer: '/theme/type/scale' }],
  });
  const font = await one('shwe', 'font.text');
  expect(font.source.inputs?.map(({ pointer }) => pointer)).toContain('/theme/fonts/text');
});

test('a file of an older version is explained by its own lines', async () => {
  edit('oasis', (config) => {
    const { licence } = config;
    config['schemaVersion'] = 1;
    config['brand'].licence = {
      authority: licence.authority,
      number: licence.number,
      text: licence.text,
    };
    delete config['licence'];
  });
  // The old form knew no helpline, which a newer file names.
  const pages = path.join(work.merchants, 'oasis', 'content', 'pages.json');
  const helpline = /\{\{helpline\}\}/gu;
  writeFileSync(pages, readFileSync(pages, 'utf8').replaceAll(helpline, 'the helpline'));

  const number = await one('oasis', '/licence/number');

  expect(number.source).toMatchObject({ kind: 'merchant', pointer: '/brand/licence/number' });
  expect(textAt(number.source)).toMatch(new RegExp(`^"${String(number.value)}"`));
  expect((await one('oasis', '/licence/licensee')).source).toMatchObject({ kind: 'derived' });
  expect((await one('oasis', '/schemaVersion')).source).toMatchObject({ kind: 'derived' });
});

test('pointers are those of RFC 6901, dotted ones, tokens and custom properties', async () => {
  const asked = await Promise.all(
    ['/flags/FREEPLAY3', 'flags.FREEPLAY3'].map((word) => explain('shwe', word)),
  );
  expect(asked[0]).toEqual(asked[1]);
  const token = await explain('shwe', 'radius.md');
  expect(token.pointer).toBe('/theme/tokens/radius/md');
  expect(await explain('shwe', '--lv-radius-md')).toEqual(token);
  const { isLeaf, values } = await explain('shwe', '/content/banners');
  expect(isLeaf).toBe(false);
  expect(values.slice(0, 2).map(({ pointer, value }) => [pointer, value])).toEqual([
    ['/content/banners', 'content/banners.json'],
    ['/content/banners/0/id', 'night-market'],
  ]);
});

test('for people a tree, for programs JSON; what is not there is named with what is', async () => {
  const places = ['--merchants', work.merchants];
  const run = (...args: string[]) => requestLivery(['explain', ...args, ...places]);

  const tree = await run('volt', 'color.primaryHover');
  expect(tree.stdout).toMatch(
    /\/theme\/brand\/primary = "#\w{6}"\n +.*volt\/merchant\.json:\d+:\d+/,
  );
  expect(tree.stdout).not.toContain('\u001B');
  const table = await run('volt', '/flags', '--limit', '2');
  expect(table.stdout.trim().split('\n')).toHaveLength(3);
  const json = await run('volt', '/flags/FREEPLAY3', '--json');
  expect(JSON.parse(json.stdout)).toMatchObject({ merchant: 'volt', isLeaf: true, count: 1 });
  for (const [word, hint] of [
    ['/flags/FREEPLAI3', '/flags/FREEPLAY3'],
    ['/flag/FREEPLAY3', '/flags/FREEPLAY3'],
    ['/FREEPLAY3', '/flags/FREEPLAY3'],
    ['/categories/99', ''],
    ['/__proto__/x', ''],
  ] as const) {
    const { code, stderr } = await run('volt', word);
    expect(code, word).toBe(2);
    expect(stderr).toContain(hint === '' ? 'volt has no' : `Did you mean ${hint}?`);
  }
  edit('volt', (config) => Object.assign(config, { color: 1 }));
  expect((await run('volt', '/flags')).code).toBe(1);
});
