import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestLink, forgeries, originsIn } from '../support/forged-hosts.ts';
import { giveContact } from '../support/contacts.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/** A domain of a brand, where links are https without a port. */
const DOMAIN = 'alpha.example';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha', { site: { domains: [DOMAIN] } })]);
});

afterAll(() => platform.close());

test.each(forgeries(DOMAIN))('$as does not lead a link of a message away', async (forged) => {
  const member = await openSomebody(platform);
  await giveContact(platform, member, 'email', member.email);

  const status = await requestLink(platform.port, forged, member);

  const sent = await platform.database
    .selectFrom('messageOutbox')
    .select('body')
    .where('recipient', '=', member.email)
    .where('kind', '=', 'passwordResetLink')
    .execute();
  const origins = sent.flatMap(({ body }) => originsIn(body));
  // Either it is refused and nothing is sent, or the link leads to the brand.
  expect({ status, origins }).toEqual(
    status === 200 ? { status, origins: [`https://${DOMAIN}`] } : { status: 400, origins: [] },
  );
});

test('a forged port of a local name stays on this machine', async () => {
  const member = await openSomebody(platform);
  await giveContact(platform, member, 'email', member.email);
  const [forged] = forgeries('alpha.localhost');

  expect(await requestLink(platform.port, forged, member)).toBe(400);
});
