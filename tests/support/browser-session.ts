import type { Locator, Page } from 'playwright';
import { expect, whenAlive } from './browser.ts';
import { whileLeaving } from './browser-errors.ts';
import type { SiteMember } from './site-members.ts';
import { say } from './site-messages.ts';

/** The login popup of an English page. */
export const loginPopup = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('login.title') });

/** The header of an English page. */
export const headerOf = (page: Page): Locator =>
  page.getByRole('banner', { name: say('header.label') });

/** The member's menu; it is there as soon as the member is known. */
export const memberMenu = (page: Page, name: string): Locator =>
  headerOf(page).getByRole('button', { name: say('header.memberMenu', { name }) });

/** The login form's first field. */
export const usernameIn = (form: Locator): Locator =>
  form.getByRole('textbox', { name: say('fields.username') });

/** Fills the login form in and sends it. */
export const sendLogin = async (form: Locator, { username, password }: SiteMember) => {
  await usernameIn(form).fill(username);
  await form.locator('input[name="password"]').fill(password);
  await form.getByRole('button', { name: say('login.submit') }).click();
};

/** Signs in as a person does: by the header's button and the popup. */
export const signIn = async (page: Page, member: SiteMember): Promise<void> => {
  await whenAlive(page);
  await headerOf(page)
    .getByRole('button', { name: say('header.login') })
    .click();
  await expect(loginPopup(page)).toBeVisible();
  await sendLogin(loginPopup(page), member);
  await expect(loginPopup(page)).toBeHidden();
  await expect(memberMenu(page, member.username)).toBeVisible();
};

/** Chooses an entry of the member's menu. */
export const chooseInMenu = async (page: Page, name: string, entry: string): Promise<void> => {
  await memberMenu(page, name).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Signs out by the menu, and says that it is meant. */
export const signOut = async (page: Page, name: string): Promise<void> => {
  await chooseInMenu(page, name, say('header.logout'));
  const confirm = page
    .getByRole('alertdialog', { name: say('session.logoutTitle') })
    .getByRole('button', { name: say('session.logoutConfirm') });
  await whileLeaving(page, () => confirm.click());
  await expect(headerOf(page).getByRole('button', { name: say('header.login') })).toBeVisible();
};
