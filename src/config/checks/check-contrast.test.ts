import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from '../check-merchants.ts';
import { temporaryMerchants, type TemporaryMerchants } from '../testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

const issuesOf = async (): Promise<string[]> => {
  const { issues } = await checkMerchants(merchants.dir);
  return issues.map(({ code, pointer }) => `${code} ${pointer}`);
};

test('unreadable colors are named with the nearest that pass', async () => {
  merchants.add(
    'one',
    (config) => void (config['theme'] = { colors: { light: { text: '#c0c0c0' } } }),
  );

  const { issues } = await checkMerchants(merchants.dir);

  expect(issues.map(({ code }) => code)).toEqual(['contrast/text']);
  expect(issues[0]).toMatchObject({ pointer: '/theme/colors/light/text', line: 45 });
  const nearest = /"text": "(#[0-9a-f]{6})"/.exec(issues[0]?.suggestion ?? '')?.[1] ?? '';
  merchants.add(
    'one',
    (config) => void (config['theme'] = { colors: { light: { text: nearest } } }),
  );
  expect(await issuesOf()).toEqual([]);
});

test.each([
  ['a text that fails on every ground', { light: { text: '#c0c0c0' } }, '/light/text'],
  ['a ground from which the texts follow', { light: { surface: '#101010' } }, '/light/surface'],
  ['a ground of many texts', { dark: { bg: '#808080' } }, '/dark/bg'],
])('one bad color is one message, with one remedy: %s', async (_, colors, pointer) => {
  merchants.add('one', (config) => void (config['theme'] = { colors }));

  const { issues } = await checkMerchants(merchants.dir);

  expect(issues.map((issue) => issue.pointer)).toEqual([`/theme/colors${pointer}`]);
  expect(issues[0]?.fix?.patch).toHaveLength(1);
});

test('two bad colors are two messages, each at its own color', async () => {
  const colors = { light: { link: '#eeeeee', focus: '#f4f4f4' } };
  merchants.add('one', (config) => void (config['theme'] = { colors }));

  expect((await issuesOf()).toSorted()).toEqual([
    'contrast/large /theme/colors/light/focus',
    'contrast/text /theme/colors/light/link',
  ]);
});

test('a focus ring that cannot be seen breaks the rule for marks', async () => {
  merchants.add(
    'one',
    (config) => void (config['theme'] = { colors: { dark: { focus: '#101820' } } }),
  );

  expect(await issuesOf()).toEqual(['contrast/large /theme/colors/dark/focus']);
});
