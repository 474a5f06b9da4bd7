import type { Locator, Page } from 'playwright';
import { captcha } from '#api/captcha.ts';
import { hashCaptchaAnswer } from '#platform/people/access/captchas.ts';
import type { RegisterField } from '#domain/register-fields.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { expect } from './browser.ts';
import { requestCode } from './browser-codes.ts';
import { lastCode } from './outbox.ts';
import { PASSWORD } from './site-members.ts';
import { say } from './site-messages.ts';

/** The registration popup of an English page. */
export const registerPopup = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('register.title') });

/** One field of a form that can be seen, by the name that it has in a merchant's file; forms of other tabs are hidden. */
export const fieldIn = (form: Locator, name: string): Locator =>
  name === 'birthday'
    ? form.getByRole('group', { name: say('fields.birthday') })
    : form.locator(`input[name="${name}"]:not([type="hidden"])`).filter({ visible: true });

/** Fills a field in; a birthday (yyyy-MM-dd) part by part, as its field has it. */
export const enter = async (form: Locator, name: string, text: string): Promise<void> => {
  if (name !== 'birthday') return fieldIn(form, name).fill(text);
  const [year = '', month = '', day = ''] = text.split('-');
  for (const [part, figures] of Object.entries({ month, day, year })) {
    await fieldIn(form, name)
      .getByRole('spinbutton', { name: `${part}, ` })
      .pressSequentially(figures);
  }
};

/** Ticks the terms and the privacy policy. */
export const agree = async (form: Locator): Promise<void> => {
  for (const box of await form.getByRole('checkbox').all()) await box.check();
};

/** Has the browser answer the captcha by its own work, as who cannot see the picture does. */
export const solveByWork = async (form: Locator): Promise<void> => {
  await form.getByRole('button', { name: say('login.captchaUseWork') }).click();
  await form.getByText(say('login.captchaWorked')).waitFor();
};

/**
 * Answers the captcha of the picture. The platform keeps a hash alone: the test asks for another
 * picture, and puts the hash of an answer of its own in that one's place.
 */
export const solvePicture = async (form: Locator, database: Database): Promise<void> => {
  await form.locator('img[src^="data:image/png"]').waitFor();
  const [answer] = await Promise.all([
    form.page().waitForResponse((each) => new URL(each.url()).pathname === captcha.path),
    form.getByRole('button', { name: say('login.captchaRefresh') }).click(),
  ]);
  const { captchaId, image } = (await answer.json()).value as { captchaId: string; image: string };
  await form.locator(`img[src$="${image.slice(-40)}"]`).waitFor();
  const answerHash = hashCaptchaAnswer(captchaId, 'PROOF');
  await database.updateTable('captcha').set({ answerHash }).where('id', '=', captchaId).execute();
  await enter(form, 'captcha', 'proof');
};

/** Sends the form. */
export const submit = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: say('register.submit') }).click();

/** What a form takes that asks for every field; a username and invitation codes are added to it. */
export const EVERY_FIELD: Partial<Record<RegisterField, string>> = {
  password: PASSWORD,
  confirmPassword: PASSWORD,
  mobileNum: '09 796 012 345',
  payeeName: 'Ada Berg',
  nickname: 'Ada',
  birthday: '1990-05-17',
  paymentPassword: '482913',
  qqNum: '10001',
  line: 'ada.line',
  whatsapp: '46700000000',
  facebook: 'ada.berg',
  wechat: 'ada_berg',
  telegram: 'ada_berg',
  zalo: '84900000000',
  idNumber: 'AB1234567',
  email: 'ada@mail.example',
};

/**
 * Opens an account by the form of an English page, with a password that nobody tries first.
 *
 * @param mobile the number after +95, where the brand asks for one and proves it by a code
 */
export const registerAs = async (
  page: Page,
  database: Database,
  username: string,
  mobile: string | null,
): Promise<void> => {
  const form = registerPopup(page);
  await form.waitFor();
  const fields = { username, password: PASSWORD, confirmPassword: PASSWORD };
  for (const [name, text] of Object.entries(fields)) await enter(form, name, text);
  if (mobile !== null) {
    await enter(form, 'mobileNum', mobile);
    await requestCode(form);
    await enter(form, 'verificationCode', await lastCode(database, `+95${mobile}`));
  }
  await agree(form);
  await solvePicture(form, database);
  await submit(form);
  await expect(form).toBeHidden();
};
