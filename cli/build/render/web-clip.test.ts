import { expect, test } from 'vitest';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { offeredResources } from '../settings/offered-resources.ts';
import { renderWebClip, uuidOf } from './web-clip.ts';

const config = {
  code: 'aurora',
  brand: { name: 'Rød & <Gul>', legalName: 'Aurora "Ltd"', description: { en: 'Light; & play' } },
  site: { domains: ['aurora.example'], mainDomain: '' },
  languages: { fallback: 'en' },
} as unknown as MerchantConfig;

test('a profile holds one removable web clip of the brand’s own site, with its icon', () => {
  const icon = Buffer.from('a picture');

  const profile = renderWebClip({ config, language: 'en' }, icon);

  expect(profile).toContain('<string>https://aurora.example/</string>');
  expect(profile).toContain('<string>Rød &amp; &lt;Gul&gt;</string>');
  expect(profile).toContain('<string>com.apple.webClip.managed</string>');
  expect(profile).toContain('<string>example.aurora.aurora.webclip</string>');
  expect(profile).toMatch(/<key>IsRemovable<\/key>\s*<true\/>/);
  const [, data = ''] = /<data>([^<]*)<\/data>/.exec(profile) ?? [];
  expect(Buffer.from(data.replaceAll('&#x3D;', '='), 'base64').equals(icon)).toBe(true);
  expect(renderWebClip({ config, language: 'en' }, icon)).toBe(profile);
});

test('its identifiers are valid, stable, and differ from name to name', () => {
  const form = /^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/;
  const names = Array.from({ length: 200 }, (_, at) => `name ${at}`);

  for (const name of names) expect(uuidOf(name)).toMatch(form);
  expect(new Set(names.map(uuidOf)).size).toBe(names.length);
  expect(uuidOf('shwe')).toBe(uuidOf('shwe'));
});

test('a brand with applications and no profile of its own offers ours', () => {
  const android = { Android: { url: 'https://app.example/android' } };
  const own = { MOBILECONFIG: { url: 'https://app.example/ios.mobileconfig' } };

  expect(offeredResources({ resources: android })).toEqual({
    ...android,
    MOBILECONFIG: { url: '/install.mobileconfig' },
  });
  expect(offeredResources({ resources: { ...android, ...own } })).toEqual({ ...android, ...own });
  expect(offeredResources({ resources: {} })).toEqual({});
});
