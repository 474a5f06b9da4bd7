import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { banner, notice, promotion } from '#api/announcements.ts';
import { loadMerchants } from '#config/load-merchants.ts';
import type { Settings } from '#site/settings/settings.ts';
import { toSettings } from '../../cli/build/settings/to-settings.ts';
import { ROOT } from './run-livery.ts';

test('the settings that the build makes are those that the site expects', async () => {
  for (const merchant of await loadMerchants(path.join(ROOT, 'merchants'))) {
    // The assignment is the proof: the types of the two folders are not otherwise tied.
    const settings: Settings = toSettings(merchant, {}, 'en');

    expect(z.array(banner).parse(settings.initial.banners)).toHaveLength(
      merchant.content.banners.filter(({ groupName }) => groupName === 'w_home').length,
    );
    z.array(notice).parse(settings.initial.notices);
    z.array(promotion).parse(settings.initial.promotions);
  }
});

test('nothing of a merchant’s file reaches the browser that the site does not need', async () => {
  const [merchant] = await loadMerchants(path.join(ROOT, 'merchants'), ['shwe']);
  if (!merchant) throw new Error('shwe is gone');

  const keys = Object.keys(toSettings(merchant, {}, 'my'));

  for (const kept of ['regionRestriction', 'maintenance', 'content', '$schema']) {
    expect(keys).not.toContain(kept);
  }
});
