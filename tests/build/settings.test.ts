import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { banner, notice, promotion } from '#api/announcements.ts';
import { loadMerchants } from '#config/load-merchants.ts';
import { readSchemaFile } from '#config/schema/schema-files.ts';
import type { Settings } from '#site/settings/settings.ts';
import { toSettings } from '../../cli/build/settings/to-settings.ts';
import { generatedFiles } from '../../scripts/generate/generated-files.ts';
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

test('nothing of a merchant’s file reaches the browser that the schema does not mark', async () => {
  const [merchant] = await loadMerchants(path.join(ROOT, 'merchants'), ['shwe']);
  if (!merchant) throw new Error('shwe is gone');
  const { config, content } = merchant;
  const provider = {
    id: 'google',
    kind: 'google',
    name: 'Google',
    issuer: 'https://accounts.example',
    clientId: 'a client',
    scopes: 'openid',
    tokenEndpoint: '',
  } as const;
  const signIn = { ...config.signIn, providers: [provider] };

  const settings = toSettings({ config: { ...config, signIn }, content }, {}, 'my');

  for (const kept of ['regionRestriction', 'maintenance', 'content', '$schema', 'exposure', 'sms'])
    expect(settings).not.toHaveProperty(kept);
  expect(Object.keys(settings.payments)).toEqual(['walletMode', 'transfers']);
  expect(settings.signIn.providers).toEqual([{ id: 'google', kind: 'google', name: 'Google' }]);
  for (const kept of [
    'security.sessionMaxHours',
    'licence.jurisdiction',
    'brand.favicon',
    'chat.keepDays',
  ])
    expect(settings).not.toHaveProperty(kept);
});

test('one mark in the schema takes a setting to the browser; a mark that means nothing is refused', async () => {
  const marked = (mark: string) => (file: string) => {
    const schema = structuredClone(readSchemaFile(file));
    const limit = schema.properties?.['passwordMaxDays'];
    if (file === 'parts/security.schema.json' && limit) limit['x-browser'] = mark;
    return schema;
  };
  const files = new Map(await generatedFiles(marked('parts')));
  expect(files.get('browser-settings.ts')).toContain("passwordMaxDays: 'parts',");
  expect(new Map(await generatedFiles()).get('browser-settings.ts')).not.toContain(
    'passwordMaxDays',
  );
  await expect(generatedFiles(marked('always'))).rejects.toThrow(
    '/security/passwordMaxDays: x-browser is one of home, parts, text, not "always"',
  );
});
