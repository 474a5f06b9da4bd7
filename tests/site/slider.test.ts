import type { Page } from 'playwright';
import { createSlider } from '#api/verification.ts';
import { expect, nightly } from '../support/browser.ts';
import { codeIn, newBrazilianNumber, slide, sliderOf } from '../support/browser-codes.ts';
import { newOpenMember } from '../support/browser-member.ts';
import { fieldIn } from '../support/browser-register.ts';
import { loginPopup, memberMenu, sendLogin } from '../support/browser-session.ts';
import { PASSWORD } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';
import { passSliderSeconds } from '../support/sliders.ts';

/** The platform has made a slider: it shows before, and its time counts from then on. */
const sliderMade = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === createSlider.path);

nightly('where a slider guards the login, sliding by hand lets in', async ({ visit, database }) => {
  const { username } = await newOpenMember(database, 'guarded');
  const page = await visit('guarded', { path: '/login', language: 'en' });

  await sendLogin(loginPopup(page), { username, password: PASSWORD });
  await slide(page);

  await expect(sliderOf(page)).toBeHidden();
  await expect(memberMenu(page, username)).toBeVisible();
});

nightly('the keyboard slides as well, and a button needs neither', async ({ visit, database }) => {
  const { username } = await newOpenMember(database, 'guarded');
  const page = await visit('guarded', {
    path: '/login',
    language: 'en',
    refusals: ['401 /wps/session/login'],
  });

  const [first] = await Promise.all([
    sliderMade(page),
    sendLogin(loginPopup(page), { username, password: 'not my password' }),
  ]);
  expect(first.status()).toBe(200);
  await sliderOf(page).getByRole('slider').press('ArrowRight');
  await passSliderSeconds({ database }, 1);
  await sliderOf(page).getByRole('slider').press('End');
  await expect(
    loginPopup(page).getByText(say('refusalsLater.in_incorrect_password')),
  ).toBeVisible();
  await Promise.all([
    sliderMade(page),
    sendLogin(loginPopup(page), { username, password: PASSWORD }),
  ]);
  await expect(sliderOf(page).getByRole('slider')).toBeVisible();
  await passSliderSeconds({ database }, 1);
  await sliderOf(page)
    .getByRole('button', { name: say('verify.sliderAlternative') })
    .click();

  await expect(memberMenu(page, username)).toBeVisible();
});

nightly('whoever closes the slider has sent nothing and can go on', async ({ visit }) => {
  const page = await visit('guarded', { path: '/login', language: 'en', phone: true });
  const form = loginPopup(page);
  await form.getByRole('tab', { name: say('login.bySms') }).tap();
  await fieldIn(form, 'mobileNum').fill(newBrazilianNumber());
  await form.getByRole('button', { name: say('verify.send') }).tap();

  await sliderOf(page)
    .getByRole('button', { name: say('common.close') })
    .tap();

  await expect(sliderOf(page)).toBeHidden();
  await expect(codeIn(form)).toBeVisible();
  await expect(form.getByRole('button', { name: say('verify.send') })).toBeVisible();
});
