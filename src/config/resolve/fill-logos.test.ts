import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMerchants } from '../check-merchants.ts';
import { temporaryMerchants, type TemporaryMerchants } from '../testing/temporary-merchants.ts';

let merchants: TemporaryMerchants;
beforeEach(() => {
  merchants = temporaryMerchants();
});
afterEach(() => merchants.remove());

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
const take = (name: string): void => rmSync(path.join(merchants.dir, 'plain/assets', name));

const brandOf = async () => {
  const { merchants: sound, issues } = await checkMerchants(merchants.dir);
  return { brand: sound[0]?.config.brand, issues: issues.map(({ code }) => code) };
};

test('one drawing that is named stands for all', async () => {
  merchants.add('plain', (config) => {
    config['brand']['logo'] = { light: 'assets/one.svg' };
  });
  for (const name of ['logo-light.svg', 'logo-dark.svg', 'mark.svg']) take(name);
  merchants.write('plain/assets/one.svg', svg);

  const { brand } = await brandOf();

  const one = 'assets/one.svg';
  expect(brand).toMatchObject({ favicon: one, logo: { light: one, dark: one, mark: one } });
});

test('one drawing in its usual place stands for all', async () => {
  merchants.add('plain');
  for (const name of ['logo-light.svg', 'logo-dark.svg']) take(name);

  const { brand } = await brandOf();

  const mark = 'assets/mark.svg';
  expect(brand).toMatchObject({ favicon: mark, logo: { light: mark, dark: mark, mark } });
});

test('what is there is used for what it is', async () => {
  merchants.add('plain', (config) => {
    config['brand']['favicon'] = 'assets/tiny.svg';
  });
  take('logo-dark.svg');
  merchants.write('plain/assets/tiny.svg', svg);

  const { brand } = await brandOf();

  expect(brand).toMatchObject({
    favicon: 'assets/tiny.svg',
    logo: {
      light: 'assets/logo-light.svg',
      dark: 'assets/logo-light.svg',
      mark: 'assets/mark.svg',
    },
  });
});

test('without any drawing the usual ones are missed', async () => {
  merchants.add('plain');
  for (const name of ['logo-light.svg', 'logo-dark.svg', 'mark.svg']) take(name);

  expect((await brandOf()).issues).toContain('asset/missing');
});

test('a drawing that is named and missing is never replaced', async () => {
  merchants.add('plain', (config) => {
    config['brand']['logo'] = { dark: 'assets/gone.svg' };
  });

  expect((await brandOf()).issues).toEqual(['asset/missing']);
});
