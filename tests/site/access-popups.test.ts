import { expect, nightly, test } from '../support/browser.ts';
import { audit } from '../support/browser-audit.ts';
import { newBrazilianNumber, sliderOf } from '../support/browser-codes.ts';
import { overflow, smallTargets } from '../support/browser-layout.ts';
import { fieldIn } from '../support/browser-register.ts';
import { loginPopup } from '../support/browser-session.ts';
import { isWholeProof } from '../support/proof.ts';
import { pressEscape } from '../support/press-escape.ts';
import { say, sayMy } from '../support/site-messages.ts';

const POPUP = '[role="dialog"]';

const brands = [
  { code: 'shwe', t: sayMy, phone: true },
  { code: 'guarded', t: say, phone: false },
] as const;

// Each of these popups is a story too (stories/screens).
test
  .runIf(isWholeProof)
  .for(brands.flatMap((brand) => (['light', 'dark'] as const).map((mode) => ({ ...brand, mode }))))(
  'the popups about an account of $code can be used by everybody, in $mode mode',
  async ({ code, t, phone, mode }, { visit }) => {
    const language = code === 'shwe' ? 'my' : 'en';
    const page = await visit(code, { path: '/login', mode, phone, language });
    const popup = page.getByRole('dialog');
    const check = async (what: string) => {
      expect(await audit(page, POPUP), what).toEqual([]);
      expect(await overflow(page), what).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), what).toEqual([]);
    };

    await popup.getByRole('tab', { name: t('login.bySms') }).click();
    await popup.getByRole('button', { name: t('login.submit') }).click();
    await expect(popup.getByRole('alert')).toBeVisible();
    await check('login by SMS with errors');

    await popup.getByRole('tab', { name: t('login.byUsername') }).click();
    await popup.getByRole('button', { name: t('login.forgot') }).click();
    await popup.getByRole('tab', { name: t('forgot.byMobile') }).click();
    await popup.getByRole('button', { name: t('forgot.submitMobile') }).click();
    await expect(popup.getByRole('alert')).toBeVisible();
    await check('forgotten password with errors');

    await page.goto('/register');
    await popup.getByRole('tab', { name: t('register.byMobile') }).click();
    await check('registration by mobile number');

    await page.goto('/reset#token=short');
    await expect(popup.getByText(t('forgot.linkTitle'))).toBeVisible();
    await check('a link that is no longer good');
  },
);

nightly('the slider can be used by everybody, and by the keyboard alone', async ({ visit }) => {
  const page = await visit('guarded', { path: '/login', language: 'en' });
  const form = loginPopup(page);
  await form.getByRole('tab', { name: say('login.bySms') }).click();
  await fieldIn(form, 'mobileNum').fill(newBrazilianNumber());

  await form.getByRole('button', { name: say('verify.send') }).focus();
  await page.keyboard.press('Enter');
  await expect(sliderOf(page).getByRole('slider')).toBeVisible();
  expect(await audit(page, POPUP)).toEqual([]);
  await pressEscape(page);

  await expect(sliderOf(page)).toBeHidden();
  await expect(form.getByRole('button', { name: say('verify.send') })).toBeFocused();
});
