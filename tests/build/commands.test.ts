import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { requestLivery } from './request-livery.ts';
import { makeWorkFolder, runLivery } from './run-livery.ts';

const work = makeWorkFolder();
afterAll(work.remove);

const json = async (args: string[]): Promise<Record<string, unknown>> => {
  const { code, stdout, stderr } = await requestLivery([...args, '--json']);
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout) as Record<string, unknown>;
};

test('an unknown verb is wrong usage and gets the nearest one', async () => {
  const { code, stdout, stderr } = await runLivery(['biuld']);

  expect(code).toBe(2);
  expect(stderr).toContain('Did you mean build?');
  expect(stdout).toBe('');
});

test('an unknown merchant is wrong usage and gets the nearest one', async () => {
  for (const verb of ['build', 'check', 'theme', 'generate', 'dev']) {
    const { code, stderr } = await requestLivery([verb, 'shwee']);
    expect(code, verb).toBe(2);
    expect(stderr).toContain('Did you mean shwe?');
  }
});

test('an unknown option, a missing argument and a bad port are wrong usage', async () => {
  for (const args of [['build', '--nope'], ['theme'], ['serve', '--port', 'x'], []]) {
    expect((await requestLivery(args)).code, args.join(' ')).toBe(2);
  }
});

test('help is an answer: stdout, exit code 0, every verb named', async () => {
  const { code, stdout } = await runLivery(['--help']);

  expect(code).toBe(0);
  for (const verb of ['new', 'check', 'generate', 'build', 'dev', 'serve', 'list', 'theme']) {
    expect(stdout).toMatch(new RegExp(`^  ${verb}\\b`, 'm'));
  }
});

test('a merchants’ folder that is not there is an input at fault', async () => {
  const { code, stderr } = await runLivery([
    'build',
    '--merchants',
    path.join(work.folder, 'none'),
  ]);

  expect(code).toBe(1);
  expect(stderr).toContain('there is no folder');
});

test('check reports all faults at once and leaves with 1', async () => {
  const folder = path.join(work.folder, 'broken');
  for (const code of ['aa', 'bb']) {
    mkdirSync(path.join(folder, code), { recursive: true });
    writeFileSync(path.join(folder, code, 'merchant.json'), `{ "code": "${code}", "color": 1 }`);
  }

  const { code, stdout, stderr } = await runLivery(['check', '--merchants', folder, '--json']);

  const report = JSON.parse(stdout) as { ok: boolean; merchants: number; problems: object[] };
  expect(code).toBe(1);
  expect(stderr).toBe('');
  expect(report).toMatchObject({ ok: false, merchants: 2 });
  for (const name of ['aa', 'bb']) {
    expect(report.problems).toContainEqual(
      expect.objectContaining({
        code: expect.any(String) as string,
        severity: 'error',
        merchant: name,
        file: expect.stringContaining('merchant.json') as string,
        line: 1,
        column: expect.any(Number) as number,
        pointer: expect.any(String) as string,
        message: expect.any(String) as string,
        suggestion: expect.any(String) as string,
      }),
    );
  }
});

test('check of the merchants of this repository is fine', async () => {
  expect(await json(['check'])).toMatchObject({ ok: true, merchants: 5 });
});

test('off a terminal there is neither color nor animation', async () => {
  const { stdout, stderr } = await runLivery(['list']);

  expect(stdout).toContain('shwe');
  expect(stdout + stderr).not.toContain('\u001B');
});

test('list and theme answer programs too', async () => {
  const { merchants } = await json(['list']);
  expect(merchants).toContainEqual(
    expect.objectContaining({ code: 'volt', name: 'VOLT', domain: 'volt.example' }),
  );

  const theme = await json(['theme', 'volt']);
  expect(theme).toMatchObject({ merchant: 'volt', light: {}, dark: {}, tokens: {} });
  const { stdout } = await requestLivery(['theme', 'volt', '--css']);
  expect(stdout).toContain(':root[data-mode="dark"]{--lv-color-bg:');
});

test('generate writes typed settings, theme and manifest', async () => {
  const home = path.join(work.folder, 'home');
  const { code, stderr } = await runLivery(['generate', 'shwe'], { LIVERY_HOME: home });

  expect(code, stderr).toBe(0);
  expect(readdirSync(path.join(home, 'shwe')).toSorted()).toEqual([
    'manifest.webmanifest',
    'settings.ts',
    'theme.css',
  ]);
  const settings = readFileSync(path.join(home, 'shwe/settings.ts'), 'utf8');
  expect(settings).toContain('export const settings: Settings = {');
});

test('new makes a merchant that checks and builds, with a drawing of its own', async () => {
  const places = ['--merchants', work.merchants, '--out', work.out];
  const answers = ['--name', 'Au & "Rora"', '--languages', 'MY, en', '--currency', 'MMK'];

  const made = await json(['new', 'aurora', '--no-input', ...answers, ...places]);

  expect(made).toMatchObject({ merchant: 'aurora', site: path.join(work.out, 'aurora') });
  expect(existsSync(path.join(work.out, 'aurora', 'index.html'))).toBe(true);
  const { problems } = await json(['check', '--merchants', work.merchants]);
  expect(problems).toEqual([]);
  const page = readFileSync(path.join(work.out, 'aurora', 'index.html'), 'utf8');
  expect(page).toContain('<html lang="my"');
  expect(page).toContain('Au &amp; &quot;Rora&quot;');

  const again = await requestLivery(['new', 'aurora', '--no-input', ...places]);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain('exists already');
});

test('new refuses answers that cannot be used, and writes nothing', async () => {
  for (const answers of [
    ['Bad_Code'],
    ['store'],
    ['bx', '--languages', 'klingon'],
    ['bx', '--currency', 'GOLD'],
    ['bx', '--primary', 'tael'],
    ['bx', '--theme', 'disco'],
    ['bx', '--time-zone', 'Mars/Olympus'],
  ]) {
    const { code } = await requestLivery([
      'new',
      ...answers,
      '--no-input',
      '--merchants',
      work.folder,
    ]);
    expect(code, answers.join(' ')).toBe(2);
  }
  expect(existsSync(path.join(work.folder, 'bx'))).toBe(false);
});

test('serve without a built site says what to do', async () => {
  const none = path.join(work.folder, 'no sites');
  rmSync(none, { recursive: true, force: true });
  const { code, stderr } = await requestLivery(['serve', '--out', none]);

  expect(code).toBe(1);
  expect(stderr).toContain('run livery build first');
});
