import type { Page } from 'playwright';
import { createExchangeCode } from '#api/session.ts';
import { expect } from './browser.ts';
import { PASSWORD } from './site-members.ts';
import { say } from './site-messages.ts';

/** A page asks for a single-use code of a session; answers an address of the site with it. */
export const addressWithCode = async (
  page: Page,
  token: string,
  path = '/promotions',
): Promise<string> => {
  const code = await page.evaluate(
    async ([call, authorization]) => {
      const answer = await fetch(call, { method: 'POST', headers: { authorization } });
      const { value } = (await answer.json()) as { value: { code: string } };
      return value.code;
    },
    [createExchangeCode.path, `Bearer ${token}`] as const,
  );
  return `${path}?code=${code}`;
};

/** Adds a passkey of a device of its own to whose security center an English page shows. */
export const addPasskey = async (page: Page): Promise<void> => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const dialog = page.getByRole('dialog', { name: say('security.passkeys.addTitle') });
  await page.getByRole('button', { name: say('security.passkeys.add') }).click();
  await dialog.locator('input[name="name"]').fill('Kitchen laptop');
  await dialog.locator('input[name="password"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: say('security.passkeys.make') }).click();
  await expect(dialog).toBeHidden();
};
