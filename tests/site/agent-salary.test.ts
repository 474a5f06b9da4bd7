import type { Page } from 'playwright';
import { formatMoney } from '#domain/format-money.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { verifyAge } from '#platform/people/protection/verify-age.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys } from '../support/browser.ts';
import { newPlayer, payByProvider, type Player } from '../support/browser-money.ts';
import {
  betsOf,
  buttonOf,
  endedBetsOf,
  goToGame,
  type Play,
  playSay,
  setStake,
} from '../support/browser-play.ts';
import {
  agree,
  enter,
  EVERY_FIELD,
  registerAs,
  registerPopup,
  solveByWork,
  submit,
} from '../support/browser-register.ts';
import { operator } from '../support/operator.ts';
import { endHour, holdContract } from '../support/site-contracts.ts';
import { invitationCodeOf, newName } from '../support/site-members.ts';
import { say } from '../support/site-messages.ts';

/** Thousandths of a percent: what the house's own ladder gives to who is at the top. */
const RATE_MILLIS = 50;

/** Makes a link for members, and answers its path. */
const inviteMembers = async (page: Page): Promise<string> => {
  const form = page.getByRole('form', { name: say('agentLinks.make') });
  await form.getByRole('textbox', { name: say('agentLinks.name') }).fill('Friends');
  await form.getByRole('button', { name: say('agentLinks.make') }).click();
  await page.getByRole('button', { name: say('agentLinks.show', { name: 'Friends' }) }).click();
  const link = page
    .getByRole('dialog', { name: 'Friends' })
    .getByRole('group', { name: say('agentLinks.url') });
  const address = (await link.getByText('affiliateCode=').textContent()) ?? '';
  return address.replace(/^https?:\/\/[^/]+/, '');
};

/** Registers where the form asks for everything that there is; the agent's code stands in it already. */
const registerWithEverything = async (page: Page, database: Database, username: string) => {
  const form = registerPopup(page);
  await form.getByLabel(say('register.country')).selectOption({ value: 'MM' });
  const recommenderId = await invitationCodeOf(database, 'plenty', 'referral');
  // An e-mail address and a number belong to one account.
  const mobileNum = `09 7${String(Date.now()).slice(-8)}`;
  const fields = { ...EVERY_FIELD, username, recommenderId, mobileNum };
  for (const [name, text] of Object.entries(fields)) await enter(form, name, text);
  await agree(form);
  await solveByWork(form);
  await submit(form);
  await expect(form).toBeHidden();
};

const memberOf = async (database: Database, { id }: Merchant, username: string) =>
  database
    .selectFrom('member')
    .select(['id', 'uplineId', 'type'])
    .where('merchantId', '=', id)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();

/** What each hour's salary of an agent has paid so far. */
const paidSalaries = async (
  database: Database,
  { merchantId, memberId }: Player,
): Promise<number[]> => {
  const { rows } = await sql<{ paid: number }>`select paid_minor as paid from contract_bill
    where merchant_id = ${merchantId} and agent_id = ${memberId} and kind = 'hourly'`.execute(
    database,
  );
  return rows.map(({ paid }) => paid);
};

/**
 * Spins until the valid bets of the hour that the last one was settled in come to a salary: a spin that pays about its stake
 * back counts for next to nothing. Answers what they come to, what is due, and a moment of that hour.
 */
const playForSalary = async (
  play: Play,
  stakeMinor: number,
): Promise<{ settledAt: Date; validMinor: number; dueMinor: number }> => {
  const { database, player } = play;
  const { timeZone } = player.merchant.config;
  for (let spins = 1; ; spins += 1) {
    await buttonOf(play, playSay('slot.spin')).click();
    await expect.poll(async () => (await betsOf(play)).length).toBe(spins);
    const last = (await endedBetsOf(play)).at(-1);
    expect(last?.stakeMinor).toBe(stakeMinor);
    if (!last?.settledAt) throw new Error('A bet has ended and has no time of it.');
    const { rows } = await sql<{
      validMinor: number;
    }>`select sum(b.valid_minor)::bigint as valid_minor
      from bet b, contract_span('hour', ${timeZone}, ${last.settledAt}) w
      where b.merchant_id = ${player.merchantId} and b.member_id = ${player.memberId}
        and b.settled_at >= w.starts_at and b.settled_at < w.ends_at`.execute(database);
    const validMinor = rows[0]?.validMinor ?? 0;
    const dueMinor = Math.floor((validMinor * RATE_MILLIS) / 100_000);
    if (dueMinor > 0) return { settledAt: last.settledAt, validMinor, dueMinor };
  }
};

journeys([
  { code: 'shwe', deposit: '20000', times: 1000 },
  { code: 'plenty', deposit: '200', times: 20 },
])(
  'who was invited registers, pays in and plays; when the hour is over the agent has a salary that opens down to that bet: $code',
  async ({ code, deposit, times }, { visit, database }) => {
    const master = await newPlayer(database, code, { type: 1 });
    const agent = await newPlayer(database, code, { type: 2, uplineId: master.memberId });
    const { merchant } = agent;
    const hourly = { kind: 'hourly' as const, rateMillis: RATE_MILLIS, activeMembers: 0 };
    await holdContract(database, { upline: master, agent }, hourly);
    const page = await visit(code, {
      path: '/registerCenter',
      token: agent.token,
      language: 'en',
    });
    const path = await inviteMembers(page);

    const guest = await visit(code, { path, language: 'en', direct: true });
    const username = newName();
    if (code === 'shwe') await registerAs(guest, database, username, '9796012399');
    else await registerWithEverything(guest, database, username);
    const member = await memberOf(database, merchant, username);
    expect(member).toMatchObject({ uplineId: agent.memberId, type: 0 });
    await verifyAge(database, merchant, username, 'passport', operator.by);
    await guest.goto('/depositv2');
    await payByProvider(guest, deposit);
    const player = { merchant, merchantId: merchant.id, memberId: member.id, type: member.type };
    const play = await goToGame(guest, database, player, 'slot');
    const stakeMinor = await setStake(play, times);
    const { dueMinor, ...hour } = await playForSalary(play, stakeMinor);
    await endHour(database, agent, hour);

    // The platform's own job may be paying it: then it is paid a moment later.
    await expect.poll(() => paidSalaries(database, agent)).toEqual([dueMinor]);
    const { currency } = merchant.config;
    const due = formatMoney(dueMinor, { currency, language: 'en' });
    await page.goto('/agentHourSalary');
    const bills = page.getByRole('table', { name: say('agentCenter.kinds.hourly') });
    await expect(bills).toContainText(due);
    await bills.getByRole('button').click();
    const bill = page.getByRole('dialog');
    await bill.getByRole('button', { name: say('agentContracts.bills.showBets') }).click();
    await expect(bill).toContainText(formatMoney(stakeMinor, { currency, language: 'en' }));
    expect(await audit(page)).toEqual([]);
    await page.goto('/myIncome');
    await expect(page.getByText(due).first()).toBeVisible();
  },
);
