import { sql } from '#platform/base/database/sql.ts';
import { addressOf, expect, nightly, test } from '../support/browser.ts';
import { newOpenMember } from '../support/browser-member.ts';
import { loginPopup, memberMenu, sendLogin, signOut } from '../support/browser-session.ts';
import { contentOf, plainText, textIn } from '../support/site-content.ts';
import { newMember, newName } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

test('the visitor’s announcements open by themselves, once per session', async ({ visit }) => {
  const page = await visit('northlight', { announcements: true });
  const popup = page.getByRole('dialog', { name: say('announcement.title') });
  const [first, second] = contentOf('northlight', 'popups').filter(
    ({ execution }) => execution === 'B',
  );

  await expect(popup.getByRole('heading', { level: 3 })).toHaveText(textIn(first?.title));
  await expect(popup).toContainText(plainText(first?.content['en']));
  await popup.getByRole('button', { name: textIn(second?.title) }).click();
  await expect(popup).toContainText(plainText(second?.content['en']));
  await popup.getByRole('button', { name: say('common.close') }).click();
  await expect(popup).toBeHidden();

  await page.reload();
  await expect(
    page.getByRole('list', { name: say('home.tabHot') }).getByRole('article'),
  ).toHaveCount(13);
  await expect(popup).toBeHidden();

  const another = await page.context().newPage();
  await another.goto(addressOf('northlight'));
  await expect(another.getByRole('dialog', { name: say('announcement.title') })).toBeVisible();
});

nightly('an announcement of a promotion leads to it and is closed with it', async ({ visit }) => {
  const page = await visit('northlight', { announcements: true });
  const popup = page.getByRole('dialog', { name: say('announcement.title') });

  await popup.getByRole('button', { name: say('announcement.toPromotion') }).click();

  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(addressOf('northlight', '/promotions#slow-start'));
  await page.goto('/');
  await expect(page.getByRole('tab', { name: say('home.tabHot') })).toBeVisible();
  await expect(popup).toBeHidden();
});

nightly('announcements come in pages of eight', async ({ visit }) => {
  const page = await visit('plenty', { announcements: true });
  const popup = page.getByRole('dialog', { name: say('announcement.title') });
  const list = popup.getByRole('navigation', { name: say('announcement.listLabel') });
  await expect(list.getByRole('listitem')).toHaveCount(8);

  await list.getByRole('button', { name: say('common.next') }).click();

  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Announcement number 10' }).click();
  await expect(popup).toContainText('Text of announcement 10.');
});

nightly('a notice that runs by opens the notices at this one', async ({ visit }) => {
  const page = await visit('northlight');
  const third = contentOf('northlight', 'notices')[2];
  const marquee = page.getByRole('region', { name: say('home.noticesLabel') });

  await marquee.getByRole('button', { name: textIn(third?.title) }).click();

  const popup = page.getByRole('dialog', { name: say('notices.title') });
  await expect(popup.getByText(plainText(third?.content['en']))).toBeVisible();
  await expect(popup.getByRole('button', { expanded: true })).toHaveCount(1);
  await popup.getByRole('button', { name: say('common.close') }).click();
  await expect(popup).toBeHidden();
});

nightly(
  'notices come in pages of eight, opened at the page of the pressed one',
  async ({ visit }) => {
    const page = await visit('plenty');
    const marquee = page.getByRole('region', { name: say('home.noticesLabel') });

    await marquee.getByRole('button', { name: 'Notice number 10', exact: true }).click();

    const popup = page.getByRole('dialog', { name: say('notices.title') });
    const titles = popup.getByRole('heading', { level: 3 });
    await expect(popup.getByText('Text of notice 10.')).toBeVisible();
    await expect(titles).toHaveCount(8);
    const pages = popup.getByRole('navigation', { name: say('notices.pages') });
    await pages.getByRole('button', { name: '3', exact: true }).click();
    await expect(titles).toHaveCount(2);
    await pages.getByRole('button', { name: say('common.previous') }).click();
    await expect(titles.first()).toContainText('Notice number 9');
  },
);

nightly(
  'a first sign-in has an announcement of its own, every later one the members’',
  async ({ visit, database }) => {
    const member = await newMember(database);
    const page = await visit('northlight', { path: '/login', announcements: true });
    const popup = page.getByRole('dialog', { name: say('announcement.title') });
    const heading = popup.getByRole('heading', { level: 3 });
    const titleFor = (execution: string) =>
      textIn(contentOf('northlight', 'popups').find((one) => one.execution === execution)?.title);
    const close = () => popup.getByRole('button', { name: say('common.close') }).click();

    await sendLogin(loginPopup(page), member);
    await expect(heading).toHaveText(titleFor('F'));
    await close();
    await expect(memberMenu(page, member.username)).toBeVisible();
    await page.reload();
    await expect(heading).toHaveText(titleFor('A'));
    await close();
    await signOut(page, member.username);

    // The session is over, and with it what was closed in it.
    await expect(heading).toHaveText(titleFor('B'));
  },
);

test('a promotion that is announced while a page is open comes to it by itself', async ({
  visit,
  database,
}) => {
  const { merchantId } = await newOpenMember(database, 'mobile');
  const id = newName();
  const ofNow = sql`merchant_id = ${merchantId} and id = ${id}`;
  await sql`insert into promotion (merchant_id, id, sequence, category, art, title, summary, content, announced_at)
    select merchant_id, ${id}, 900, category, art, ${JSON.stringify({ en: `The ${id}` })}::jsonb, summary, content,
        now() + interval '1 hour'
      from promotion where merchant_id = ${merchantId} limit 1`.execute(database);
  const page = await visit('mobile', { language: 'en' });
  await page.clock.install();
  await page.goto('/promotions');
  const article = page.getByRole('heading', { name: `The ${id}` });
  // Those of the page that is alive: before it there are those that were served.
  await expect(page.locator('#app article').first()).toBeVisible();
  await expect(article).toHaveCount(0);

  await sql`update promotion set announced_at = now() where ${ofNow}`.execute(database);
  // The timer is set by a part of the page that comes late: an hour that passed before it counts for nothing. What is asked
  // then is given up by the page when the next hour passes before its answer.
  await expect(async () => {
    await page.clock.fastForward('01:00:30');
    await expect(article).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await sql`delete from promotion where ${ofNow}`.execute(database);
});
