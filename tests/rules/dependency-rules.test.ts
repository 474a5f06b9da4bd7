import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../support/source-files.ts';

const folder = mkdtempSync(path.join(root, '.livery-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** A planted violation of each rule: the file that breaks it, and the rule's name. */
const planted: [rule: string, file: string, text: string][] = [
  ['src/domain-may-import', 'src/domain/a.ts', "import '../api/ok.ts';"],
  ['src/components-may-import', 'src/components/b.ts', "import '../site/ok.ts';"],
  ['src/site-may-import', 'src/site/c.ts', "import '../platform/ok.ts';"],
  ['cli-may-import', 'cli/d.ts', "import '../src/site/ok.ts';"],
  ['cli/base-may-import', 'cli/base/w1.ts', "import '../work/ok.ts';"],
  ['cli/build-may-import', 'cli/build/w2.ts', "import '../work/ok.ts';"],
  ['cli/work-may-import', 'cli/work/w3.ts', "import '../program/ok.ts';"],
  ['cli/api-may-import', 'cli/api/w4.ts', "import '../program/ok.ts';"],
  ['cli/program-may-import', 'cli/program/w5.ts', "import '../../src/site/ok.ts';"],
  ['src/platform/base-may-import', 'src/platform/base/x1.ts', "import '../people/ok.ts';"],
  ['src/platform/people-may-import', 'src/platform/people/x2.ts', "import '../money/ok.ts';"],
  ['src/platform/money-may-import', 'src/platform/money/x3.ts', "import '../play/ok.ts';"],
  ['src/platform/play-may-import', 'src/platform/play/x4.ts', "import '../app/ok.ts';"],
  ['src/platform/app-may-import', 'src/platform/app/x5.ts', "import '../../site/ok.ts';"],
  ['src/catalogue-may-import', 'src/catalogue/x6.ts', "import '../art/ok.ts';"],
  ['src/art-may-import', 'src/art/x7.ts', "import '../site/ok.ts';"],
  ['src/games-may-import', 'src/games/g1.ts', "import '../vendor/ok.ts';"],
  ['src/games/[^/]+/rules-may-import', 'src/games/dice/rules/g2.ts', "import '../server/ok.ts';"],
  ['src/games/[^/]+/server-may-import', 'src/games/dice/server/g3.ts', "import '../page/ok.ts';"],
  ['src/games/[^/]+/page-may-import', 'src/games/dice/page/g4.ts', "import '../server/ok.ts';"],
  [
    'src/games/[^/]+/simulation-may-import',
    'src/games/dice/simulation/g5.ts',
    "import '../page/ok.ts';",
  ],
  [
    'src/games/shared/page/fairness-may-import',
    'src/games/shared/page/fairness/g6.ts',
    "import '../../../dice/server/ok.ts';",
  ],
  ['kinds-apart', 'src/games/mines/page/g7.ts', "import '../../dice/page/ok.ts';"],
  ['kinds-apart', 'src/games/mines/server/g8.ts', "import '../../dice/server/ok.ts';"],
  ['kinds-apart', 'src/games/shared/page/g9.ts', "import '../../dice/page/ok.ts';"],
  ['src/vendor-may-import', 'src/vendor/g10.ts', "import '../games/dice/page/ok.ts';"],
  ['src/components-may-import', 'src/components/g11.ts', "import '../games/dice/page/ok.ts';"],
  ['src/catalogue-may-import', 'src/catalogue/g12.ts', "import '../games/dice/server/ok.ts';"],
  ['src/site-may-import', 'src/site/g13.ts', "import '../games/dice/rules/ok.ts';"],
  [
    'src/platform/play-may-import',
    'src/platform/play/g14.ts',
    "import '../../games/dice/rules/ok.ts';",
  ],
  ['screens-above', 'src/site/fields/y.ts', "import '../player/two/ok.ts';"],
  ['home-of-ky', 'src/site/shell/e.ts', "import 'ky';"],
  ['home-of-zod', 'src/site/f.ts', "import 'zod';"],
  ['home-of-pg', 'src/platform/people/session/g.ts', "import 'pg';"],
  ['home-of-ajv', 'cli/h.ts', "import 'ajv';"],
  ['browser-without-node', 'src/components/i.ts', "import 'node:fs';"],
  ['screens-apart', 'src/site/player/one/j.ts', "import '../two/ok.ts';"],
  ['passwords-in-turn', 'src/platform/people/session/v.ts', "import '../access/password.ts';"],
  ['no-test-imports', 'src/domain/k.ts', "import './l.test.ts';"],
  ['resolvable', 'src/domain/m.ts', "import './nowhere.ts';"],
  ['stories-apart', 'src/components/p.ts', "import '../../stories/q.ts';"],
  ['stories-may-import', 'stories/q.ts', "import '../src/platform/ok.ts';"],
  ['stories-without-node', 'stories/r.ts', "import 'node:fs';"],
  ['stories/storybook/node-may-import', 'stories/storybook/node/s.ts', "import '../../q.ts';"],
  ['home-of-storybook', 'src/site/t.ts', "import 'storybook';"],
  ['home-of-axe-core', 'stories/u.ts', "import 'axe-core';"],
  ['no-cycles', 'src/domain/n.ts', "import './o.ts';"],
];

test('each dependency rule catches a planted violation', () => {
  for (const [, file, text] of planted) write(file, text);
  const storeys = ['base', 'people', 'money', 'play', 'app'].map((name) => `platform/${name}`);
  const game = ['rules', 'server', 'page'].map((name) => `games/dice/${name}`);
  for (const name of [
    'api',
    'art',
    'site',
    'platform',
    'vendor',
    'site/player/two',
    ...game,
    ...storeys,
  ])
    write(`src/${name}/ok.ts`, 'export const ok = 1;');
  for (const name of ['work', 'program']) write(`cli/${name}/ok.ts`, 'export const ok = 1;');
  write('src/platform/people/access/password.ts', 'export const hash = 1;');
  write('src/domain/l.test.ts', 'export const l = 1;');
  write('src/domain/o.ts', "import './n.ts';");
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  for (const name of ['ky', 'zod', 'pg', 'ajv', 'storybook', 'axe-core']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }

  const { stdout } = spawnSync(
    path.join(root, 'node_modules', '.bin', 'depcruise'),
    [
      `--config=${path.join(root, 'scripts/lint/dependency-rules.cjs')}`,
      '--output-type=json',
      'src',
      'cli',
      'stories',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  const caught = report.summary.violations.map(({ from, rule }) => `${rule.name} ${from}`);

  expect(caught).toEqual(expect.arrayContaining(planted.map(([rule, file]) => `${rule} ${file}`)));
});
