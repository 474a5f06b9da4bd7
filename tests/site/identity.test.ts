import { decideIdentity } from '#platform/people/identity/decide-identity.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys, test } from '../support/browser.ts';
import { overflow } from '../support/browser-layout.ts';
import { visitAsMember } from '../support/browser-member.ts';
import { merchantOf } from '../support/browser-money.ts';
import { chosenPicture } from '../support/chosen-picture.ts';
import { say } from '../support/site-messages.ts';

journeys([
  { code: 'northlight', phone: false, mode: 'light' },
  { code: 'volt', phone: true, mode: 'dark' },
] as const)(
  'a new member of $code proves their identity, and can pay in then',
  async ({ code, phone, mode }, { visit, database }) => {
    const options = { path: '/depositv2', phone, mode };
    const { page, member } = await visitAsMember({ visit, database }, code, options);
    const main = page.getByRole('main');

    await expect(main.getByText(say('deposit.closed.identity.title'))).toBeVisible();
    await expect(main.getByRole('form')).toHaveCount(0);
    await main.getByRole('link', { name: say('deposit.closed.prove') }).click();
    await expect(main.getByText(say('identity.none.title'))).toBeVisible();
    expect(await audit(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const form = page.getByRole('form', { name: say('identity.sendTitle') });
    const send = form.getByRole('button', { name: say('identity.send') });
    await send.click();
    await expect(form.getByText(say('identity.missing')).first()).toBeVisible();
    await form.getByRole('radio', { name: say('identity.documents.identityCard') }).check();
    const files = form.locator('input[type="file"]');
    await expect(files).toHaveCount(3);
    for (const [at, name] of ['front.png', 'back.png', 'selfie.png'].entries())
      await files.nth(at).setInputFiles([await chosenPicture(name)]);
    // Each is in the form once it has been looked into.
    for (const name of ['front.png', 'back.png', 'selfie.png'])
      await expect(form.getByText(name)).toBeVisible();
    await send.click();
    await expect(main.getByText(say('identity.submitted.title'))).toBeVisible();
    await expect(form).toHaveCount(0);

    const { id } = await database
      .selectFrom('identityCheck')
      .select('id')
      .where('memberId', '=', member.memberId)
      .executeTakeFirstOrThrow();
    const decide = { birthday: '1990-02-28', seen: 'a passport', by: 'anna' };
    await decideIdentity(database, await merchantOf(database, code), id, decide);
    await page.reload();
    await expect(main.getByText(say('identity.approved.title'))).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await main.getByRole('link', { name: say('identity.deposit') }).click();
    await expect(page.getByRole('form', { name: say('deposit.title') })).toBeVisible();
  },
);

test('who has excluded themselves sees no form to pay in, and the way to take money out', async ({
  visit,
  database,
}) => {
  const { page, member } = await visitAsMember({ visit, database }, 'northlight', {
    person: { cashMinor: 5_000 },
  });
  await database
    .insertInto('selfExclusion')
    .values({ merchantId: member.merchantId, memberId: member.memberId })
    .execute();

  await page.goto('/depositv2');

  const main = page.getByRole('main');
  await expect(main.getByText(say('deposit.closed.excluded.title'))).toBeVisible();
  await expect(main.getByRole('form')).toHaveCount(0);
  await main.getByRole('link', { name: say('deposit.closed.withdraw') }).click();
  await expect(page).toHaveURL(/\/withdraw$/);
});
