import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMerchants } from '../check-merchants.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { temporaryMerchants, type TemporaryMerchants } from '../testing/temporary-merchants.ts';
import { renderThemeCss } from './render-theme-css.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

/** Adds a merchant whose look is this. */
const add = (code: string, theme: object, layout: object = {}): void =>
  merchants.add(code, (config) => Object.assign(config, { theme, layout }));

const check = async (code: string) => checkMerchants(merchants.dir, [code]);

const resolved = async (code: string): Promise<ResolvedMerchant> => {
  const { merchants: found, issues } = await check(code);
  expect(issues.map(({ message }) => message)).toEqual([]);
  return found[0] as ResolvedMerchant;
};

const mother = {
  extends: 'night',
  brand: { primary: '#1d6b3a', accent: '#274a8c' },
  colors: { light: { bg: '#fefefe' }, dark: { bg: '#010203', headerBg: '#000000' } },
  fonts: { display: 'outfit' },
  type: { scale: 1.2, displayWeight: 600 },
  glow: 0,
  tokens: { radius: { md: '3px' }, button: { radius: '99px' } },
};

describe('a theme that extends another merchant’s', () => {
  test('is the same as long as it says nothing of its own, over any number of steps', async () => {
    add('mother', mother, { header: 'rail', corner: 0, density: 'compact' });
    add('child', { extends: 'mother' });
    add('grandchild', { extends: 'child' });

    const [one, other] = [await resolved('mother'), await resolved('grandchild')];

    expect(renderThemeCss(other.theme)).toBe(renderThemeCss(one.theme));
    expect(other.config.layout).toEqual(one.config.layout);
    const { extends: _, colors: __, tokens: ___, ...settings } = one.config.theme;
    expect(other.config.theme).toMatchObject(settings);
  });

  test('writes only what differs: colors, tokens, fonts and settings are inherited', async () => {
    add('mother', mother, { corner: 0 });
    add(
      'child',
      {
        extends: 'mother',
        brand: { accent: '#8a2be2' },
        colors: { dark: { headerBg: '#111111' } },
        fonts: { text: 'noto-sans' },
        tokens: { button: { height: '48px' } },
      },
      { tile: 'square' },
    );

    const { config, theme } = await resolved('child');

    expect(config.theme.brand).toEqual({ primary: '#1d6b3a', accent: '#8a2be2' });
    expect(config.theme.fonts).toEqual({ display: 'outfit', text: 'noto-sans' });
    expect(config.theme).toMatchObject({ glow: 0, type: { scale: 1.2, displayWeight: 600 } });
    expect(config.layout).toMatchObject({ corner: 0, tile: 'square', header: 'classic' });
    expect(theme.dark).toMatchObject({ bg: '#010203', headerBg: '#111111' });
    expect(theme.light.bg).toBe('#fefefe');
    expect(theme.tokens).toMatchObject({
      'lv-radius-md': '3px',
      'lv-button-radius': '99px',
      'lv-button-height': '48px',
      'lv-tile-ratio': '1 / 1',
    });
  });

  test('lets go of a shade once it has a brand color of its own, and of a step with its own scale', async () => {
    const byHand = { primary: '#5a36f0', onPrimary: '#ffffff', headerBg: '#0a1024' };
    const text = { headerText: '#ffffff', headerMuted: '#eeeeee', navMark: '#ffffff' };
    add('mother', {
      colors: { light: { ...byHand, ...text } },
      tokens: { radius: { md: '3px' }, border: { thin: '2px' } },
    });
    add('same', { extends: 'mother' });
    add('other', { extends: 'mother', brand: { primary: '#8c1d18' } }, { corner: 16 });

    const [same, other] = [await resolved('same'), await resolved('other')];

    expect(same.theme.light).toMatchObject(byHand);
    expect(other.theme.light.primary).toBe('#8c1d18');
    expect(other.theme.light.headerBg).toBe('#0a1024');
    expect(other.theme.tokens).toMatchObject({ 'lv-radius-md': '12px', 'lv-border-thin': '2px' });
  });

  test('counts the files of those it extends among its own, and tells their looks apart', async () => {
    add('mother', mother);
    add('child', { extends: 'mother' });
    add('grandchild', { extends: 'child' });
    const before = await resolved('grandchild');

    add('mother', { ...mother, glow: 0.5 });
    const after = await resolved('grandchild');

    expect(before.files).toContain(`${merchants.dir}/mother/merchant.json`);
    expect(before.files).toContain(`${merchants.dir}/child/merchant.json`);
    expect(Object.keys(before.parentHashes)).toEqual(['child', 'mother']);
    expect(after.parentHashes['child']).toBe(before.parentHashes['child']);
    expect(after.parentHashes['mother']).not.toBe(before.parentHashes['mother']);
    expect(after.config.theme.glow).toBe(0.5);
  });
});

describe('what cannot be extended', () => {
  test('a circle is refused with its steps, each with file and line', async () => {
    add('one', { extends: 'two' });
    add('two', { extends: 'three' });
    add('three', { extends: 'two' });

    const { merchants: found, issues } = await check('one');

    expect(found).toEqual([]);
    expect(issues).toHaveLength(1);
    const [{ code, pointer, message } = { code: '', pointer: '', message: '' }] = issues;
    expect([code, pointer]).toEqual(['theme/extends-circle', '/theme/extends']);
    expect(message).toMatch(
      /one \(\S.*one\/merchant\.json:\d+\) → two \(.*two\/merchant\.json:\d+\) → three \(.*three\/merchant\.json:\d+\) → two\./,
    );
    const line = (text: string): number => Number(/merchant\.json:(\d+)/.exec(text)?.[1]);
    expect(line(message)).toBe(issues[0]?.line);
  });

  test('an unknown name is refused with the nearest base theme or merchant', async () => {
    add('golden', {});
    add('one', { extends: 'goldn' });
    add('two', { extends: 'nigth' });
    add('three', { extends: '../golden' });

    const said = await Promise.all(
      ['one', 'two', 'three'].map(async (code) => (await check(code)).issues),
    );

    expect(said.flat().map(({ code }) => code)).toEqual(Array(3).fill('theme/extends-unknown'));
    expect(said[0]?.[0]?.suggestion).toContain('golden');
    expect(said[1]?.[0]?.suggestion).toContain('night');
  });

  test('a child says which step is unknown', async () => {
    add('one', { extends: 'two' });
    add('two', { extends: 'nowhere' });

    const { issues } = await check('one');

    expect(issues[0]?.message).toContain('“two”, which this theme extends, extends “nowhere”');
  });

  test.each([
    ['a look that breaks the schema', { glow: 7 }],
    ['a theme that is no object', 'night'],
  ])('%s is not inherited', async (_, theme) => {
    merchants.add('two', (config) => void (config['theme'] = theme));
    add('one', { extends: 'two' });

    const { merchants: found, issues } = await check('one');

    expect(found).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual(['theme/extends-broken']);
    expect(issues[0]?.suggestion).toContain('livery check two');
  });

  test('a fault elsewhere in its file does not hinder those who inherit its look', async () => {
    merchants.add('two', (config) => Object.assign(config, { currency: 'none', theme: mother }));
    add('one', { extends: 'two' });

    expect((await resolved('one')).theme.dark.bg).toBe('#010203');
  });
});
