import { EVENTS_PATH } from '#api/events.ts';
import { expect, test } from '../support/browser.ts';
import { loginPopup, memberMenu, signIn } from '../support/browser-session.ts';
import { endSessions, newMember, REFUSED_BY_ITSELF } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

test('a page that only listens is told that its session was ended elsewhere', async ({
  visit,
  database,
}) => {
  const member = await newMember(database);
  const page = await visit('northlight', {
    // What the page asks by itself may meet the end before it has heard of it.
    refusals: ['401 /wps/events', ...REFUSED_BY_ITSELF],
  });
  const listening = page.waitForRequest(
    (request) =>
      request.url().endsWith(EVENTS_PATH) && request.headers()['authorization'] !== undefined,
  );
  await signIn(page, member);
  await listening;

  await endSessions(database, member);

  await expect(page.getByText(say('session.expired'))).toBeVisible();
  await expect(loginPopup(page)).toBeVisible();
  await expect(memberMenu(page, member.username)).toHaveCount(0);
});
