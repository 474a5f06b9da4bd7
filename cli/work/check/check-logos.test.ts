import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkMerchant } from '#config/check-merchant.ts';
import { readMerchantJson } from '#config/read/read-merchant-json.ts';
import { temporaryMerchants } from '#config/testing/temporary-merchants.ts';
import type { StoredFigures } from '../../build/render/stored-figures.ts';
import { checkLogos } from './check-logos.ts';

const merchants = temporaryMerchants();
afterAll(merchants.remove);

/** Figures that say of every drawing that it can be read. */
const figures: StoredFigures = { of: () => Promise.resolve([1, 9, 9]), take: () => ({}) };

test.each(['favicon', 'light', 'dark'])(
  'a drawing that goes while it is checked (%s) is a fault of its merchant, and of no other',
  async (drawing) => {
    const checked = ['one', 'two'].flatMap((code) => {
      merchants.add(code);
      const folder = path.join(merchants.dir, code);
      return checkMerchant(folder, readMerchantJson(folder)).merchant ?? [];
    });
    const { brand } = checked[0]?.config ?? {};
    const file = drawing === 'favicon' ? brand?.favicon : brand?.logo[drawing as 'light' | 'dark'];
    const gone = path.join(merchants.dir, 'one', file ?? '');
    rmSync(gone);

    const issues = await checkLogos(checked, figures);

    expect(checked).toHaveLength(2);
    expect(issues).toEqual([
      expect.objectContaining({ code: 'file/missing', merchant: 'one', file: gone }),
    ]);
  },
);
