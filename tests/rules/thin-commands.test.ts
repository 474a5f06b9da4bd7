import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as api from '../../cli/api/livery.ts';
import { root } from '../support/source-files.ts';

const commands = path.join(root, 'cli', 'program', 'commands');

/** The functions that answer something; classes are what they throw. */
const functions = Object.entries(api)
  .filter(([, value]) => typeof value === 'function' && !/^class\b/.test(String(value)))
  .map(([name]) => name);

/** Functions whose command has another name than they have. */
const verbs: Partial<Record<string, string>> = {
  create: 'new',
  triage: 'check',
  checkManifest: 'manifest',
  releases: 'rollback',
  signSites: 'manifest',
  planComment: 'plan',
};

const verbOf = (name: string): string => verbs[name] ?? name;

/** Everything that a file loads as a value: `path of the module name`, `*` for all of it. */
const valuesLoadedBy = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  const from = (specifier: string): string =>
    specifier.startsWith('.')
      ? path.relative(root, path.resolve(path.dirname(file), specifier))
      : specifier;
  const names = (list: string): string[] =>
    list
      .split(',')
      .map((each) => each.trim().split(/\s+as\s+|:/)[0] ?? '')
      .filter((each) => each !== '' && !each.startsWith('type '));
  const still = text.matchAll(/^import (?!type\b)\{([^}]*)\} from '([^']+)'/gm);
  const later = text.matchAll(
    /(?:const \{([^}]*)\} = )?(?:await )?import\(\s*'([^']+)'\s*,?\s*\)/g,
  );
  return [...still, ...later].flatMap(([, list, specifier = '']) =>
    (list === undefined ? ['*'] : names(list)).map((name) => `${from(specifier)} ${name}`),
  );
};

/** The folders that hold what a command does; what it says may stand anywhere. */
const isWork = (loaded: string): boolean =>
  /^cli\/(?!api|program|base\/(?:terminal|paths))/.test(loaded);

const workOfApi = new Set(
  readdirSync(path.join(root, 'cli', 'api'))
    .flatMap((name) => valuesLoadedBy(path.join(root, 'cli', 'api', name)))
    .filter(isWork),
);

test('the interface for programs has a function for each verb that answers something', () => {
  expect(functions.map(verbOf)).toEqual(
    expect.arrayContaining(['build', 'check', 'explain', 'list', 'manifest', 'migrate', 'new']),
  );
  expect(workOfApi.size).toBeGreaterThan(functions.length);
});

test.each(functions)(
  'the command behind “%s” calls it, and does not do its work itself',
  (name) => {
    const folder = path.join(commands, verbOf(name));
    const files = readdirSync(folder).map((file) => path.join(folder, file));
    const loaded = files.flatMap(valuesLoadedBy);

    expect(loaded).toContain(`cli/api/livery.ts ${name}`);
    const whole = [...workOfApi]
      .filter((each) => each.endsWith(' *'))
      .map((each) => each.slice(0, -1));
    const itself = loaded.filter(
      (each) => workOfApi.has(each) || whole.some((module) => each.startsWith(module)),
    );
    expect(itself).toEqual([]);
  },
);
