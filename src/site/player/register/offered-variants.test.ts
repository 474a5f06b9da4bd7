import { expect, test } from 'vitest';

import type { Settings } from '../../settings/settings.ts';

import { offeredVariants } from './offered-variants.ts';

const offered = (USERNAMEREG3: boolean, MOBILENUMREG3: boolean) =>
  offeredVariants({ flags: { USERNAMEREG3, MOBILENUMREG3 } } as Pick<Settings, 'flags'>);

test('a brand has the tabs that its flags name', () => {
  expect(offered(true, true)).toEqual(['username', 'mobile']);
  expect(offered(false, true)).toEqual(['mobile']);
  expect(offered(true, false)).toEqual(['username']);
  expect(offered(false, false)).toEqual([]);
});
