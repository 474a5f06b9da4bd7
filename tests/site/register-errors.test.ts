import type { Locator } from 'playwright';
import { inject } from 'vitest';
import { loadMerchants } from '#config/load-merchants.ts';
import type { PatternId } from '#domain/patterns.ts';
import { registerFieldNames } from '#domain/register-fields.ts';
import { expect, nightly, test } from '../support/browser.ts';
import {
  agree,
  enter,
  EVERY_FIELD,
  fieldIn,
  registerPopup,
  solveByWork,
  submit,
} from '../support/browser-register.ts';
import { invitationCodeOf, newMember, newName, PASSWORD } from '../support/site-members.ts';
import { say, sayMy } from '../support/site-messages.ts';

/** The SMS code belongs to the registration by mobile number. */
const fields = registerFieldNames.filter((name) => name !== 'verificationCode');

/** A text that breaks each rule of the catalogue that a default of the schema uses. */
const WRONG: Partial<Record<PatternId, string>> = {
  length: 'x',
  letterStart: '1abcdefg',
  digits: 'letters',
  noSpaces: 'two words',
  alphanumeric: 'a-b-c-d',
  email: 'nobody at home',
};

/** The error stands under its field and belongs to it for a screen reader too. */
const expectError = async (form: Locator, name: string, text: string): Promise<void> => {
  const field = fieldIn(form, name);
  await expect(field, name).toHaveAccessibleDescription(new RegExp(`${escape(text)}$`));
  const shown = field
    .locator('xpath=ancestor::*[.//*[normalize-space(text())!=""]]')
    .getByText(text, { exact: true })
    .last();
  // A hint may say the same words above the field, so this waits until they stand below it as well.
  // Both are measured in one moment: the form may still be scrolling to its first error.
  const distance = async (): Promise<number> =>
    shown.evaluate(
      (error, above) =>
        above
          ? error.getBoundingClientRect().top - above.getBoundingClientRect().bottom
          : Number.NaN,
      await field.elementHandle(),
    );
  await expect.poll(distance, name).toBeGreaterThan(-1);
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const lengthText = (min: number, max: number): string =>
  min === max ? String(min) : say('common.range', { min, max });

nightly('an empty form says under every field that it cannot be empty', async ({ visit }) => {
  const page = await visit('plenty', { path: '/register' });
  const form = registerPopup(page);
  await expect(fieldIn(form, 'birthday')).toBeVisible();

  await submit(form);

  for (const name of fields) await expectError(form, name, say('fieldRules.required'));
  await expect(form.getByText(say('register.agreeTermsRequired')).last()).toBeVisible();
  await expect(form.getByText(say('register.agreePrivacyRequired')).last()).toBeVisible();
  const summary = form.getByRole('alert');
  await expect(summary).toContainText(say('fieldRules.summary', { count: fields.length + 2 }));
  await expect(fieldIn(form, 'username')).toBeFocused();
  await summary.getByRole('button', { name: new RegExp(`^${say('fields.email')}:`) }).click();
  await expect(fieldIn(form, 'email')).toBeFocused();
});

nightly(
  'what breaks a field’s rule is told under it, with the bounds of the rule',
  async ({ visit }) => {
    const [merchant] = await loadMerchants(inject('site').merchantsDir, ['plenty']);
    const page = await visit('plenty', { path: '/register' });
    const form = registerPopup(page);
    await expect(fieldIn(form, 'birthday')).toBeVisible();
    const byPattern = fields.filter((name) => !['confirmPassword', 'birthday'].includes(name));

    for (const name of byPattern) {
      const rule = merchant?.config.registerFields[name];
      // The telephone field takes figures only: too few of them are wrong.
      await enter(
        form,
        name,
        name === 'mobileNum' ? '12' : (WRONG[rule?.patternId ?? 'any'] ?? ''),
      );
    }
    await enter(form, 'confirmPassword', 'something else');
    await enter(form, 'birthday', `${new Date().getFullYear() - 20}-01-01`);
    await submit(form);

    for (const name of byPattern) {
      const {
        patternId = 'any',
        minLength = 0,
        maxLength = 0,
      } = merchant?.config.registerFields[name] ?? {};
      const length = lengthText(minLength, maxLength);
      await expectError(form, name, say(`patterns.${patternId}`, { length }));
    }
    await expectError(form, 'confirmPassword', say('fieldRules.mismatch'));
    await expectError(form, 'birthday', say('fieldRules.underage', { age: 21 }));
  },
);

nightly('“clear all fields” leaves nothing of entries and errors', async ({ visit }) => {
  const page = await visit('plenty', { path: '/register' });
  const form = registerPopup(page);
  for (const [name, text] of Object.entries(EVERY_FIELD)) await enter(form, name, text);
  await agree(form);
  await submit(form);
  await expectError(form, 'username', say('fieldRules.required'));

  await form.getByRole('button', { name: say('register.reset') }).click();

  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByText(say('fieldRules.required'))).toHaveCount(0);
  for (const name of fields.filter((field) => field !== 'birthday'))
    await expect(fieldIn(form, name), name).toHaveValue('');
  await expect(fieldIn(form, 'birthday').getByText('1990')).toHaveCount(0);
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
});

test('what only the platform can know is told under its field as well', async ({
  visit,
  database,
}) => {
  const page = await visit('northlight', {
    path: '/register',
    refusals: [
      '409 /wps/member/register',
      '400 /wps/member/register',
      '404 /wps/agent/affiliate/check',
    ],
  });
  const form = registerPopup(page);
  const { username } = await newMember(database);
  for (const name of ['confirmPassword', 'payeeName', 'birthday', 'email'] as const)
    await enter(form, name, EVERY_FIELD[name] ?? '');
  await enter(form, 'username', username);
  await agree(form);

  await enter(form, 'password', 'password1234');
  await enter(form, 'confirmPassword', 'password1234');
  await enter(form, 'captcha', 'wrong');
  await submit(form);
  await expectError(form, 'password', say('fieldRules.common_password'));

  await enter(form, 'password', PASSWORD);
  await enter(form, 'confirmPassword', PASSWORD);
  await submit(form);
  await expectError(form, 'captcha', say('refusalsLater.captcha_wrong'));
  await expect(fieldIn(form, 'captcha')).toHaveValue('');

  await solveByWork(form);
  await submit(form);
  await expectError(form, 'username', say('refusalsLater.username_taken'));
  await expect(fieldIn(form, 'username')).toBeFocused();

  await enter(form, 'affiliateCode', 'NOBODYS0');
  // A captcha is good for one answer: the device works at the next one by itself.
  await form.getByText(say('login.captchaWorked')).waitFor();
  await submit(form);
  const warning = page.getByRole('alertdialog', {
    name: say('refusalsLater.invitation_code_error'),
  });
  await expect(warning).toContainText(say('register.invitationWrong'));
  await warning.getByRole('button', { name: say('register.understood') }).click();
  await expect(warning).toBeHidden();
  await expect(fieldIn(form, 'affiliateCode')).toHaveValue('NOBODYS0');
});

nightly('a number that no country has is told under the mobile number', async ({ visit }) => {
  const page = await visit('shwe', { path: '/register', language: 'en' });
  const form = registerPopup(page);

  await enter(form, 'mobileNum', '000111');
  await submit(form);

  await expectError(form, 'mobileNum', say('fieldRules.phone'));
});

nightly('in Burmese username and mobile number have one general tip each', async ({ visit }) => {
  const page = await visit('shwe', { path: '/register' });
  const form = page.getByRole('dialog', { name: sayMy('register.title') });

  await enter(form, 'username', '1');
  await enter(form, 'mobileNum', '12');
  await form.getByRole('button', { name: sayMy('register.submit') }).click();

  await expectError(form, 'username', sayMy('fieldRules.tips.username'));
  await expectError(form, 'mobileNum', sayMy('fieldRules.tips.mobileNum'));
});

nightly(
  'a form that asks for everything opens an account when everything is right',
  async ({ visit, database }) => {
    const page = await visit('plenty', { path: '/register' });
    const form = registerPopup(page);
    const username = newName();
    const right = {
      ...EVERY_FIELD,
      username,
      affiliateCode: await invitationCodeOf(database, 'plenty', 'agent'),
      recommenderId: await invitationCodeOf(database, 'plenty', 'referral'),
    };

    await form.getByLabel(say('register.country')).selectOption({ value: 'MM' });
    for (const [name, text] of Object.entries(right)) await enter(form, name, text);
    await agree(form);
    await solveByWork(form);
    await submit(form);

    await expect(
      page.getByText(say('register.success', { brand: 'Northlight', name: username })),
    ).toBeVisible();
    await expect(form).toBeHidden();
    const { profile } = await database
      .selectFrom('member')
      .select('profile')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ birthday: '1990-05-17', mobileNum: '+959796012345' });
  },
);
