import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentDownline, agentDownlines, agentStanding, freezeTransfers } from '#api/agents.ts';
import { transactionHistory } from '#api/records.ts';
import { downlineTransfer, transferOptions, uplineTransfer } from '#api/wallet.ts';
import { readAudit } from '#platform/base/audit/read-audit.ts';
import { freezeAgent } from '#platform/money/contracts/freeze-agent.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { operator } from '../support/operator.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { quietZone } from '../support/quiet-zone.ts';

const transfers = { permitted: true, minimumMinor: 1 };

let platform: TestPlatform;
let paymentPasswordHash: string;
let agent: TeamPerson;

beforeAll(async () => {
  platform = await startTestPlatform(
    [
      buildMerchant('alpha', {
        flags: { AGENTPOLICY3: true },
        payments: { transfers },
        timeZone: quietZone(),
      }),
      buildMerchant('shut', { flags: { AGENTPOLICY3: false }, payments: { transfers } }),
    ],
    { jobs: false },
  );
  paymentPasswordHash = await hashPassword('482913');
  agent = await open({ type: 1 });
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const open = (person: Parameters<typeof openTeamPerson>[1] = {}) =>
  openTeamPerson(platform, { cashMinor: 10_000, paymentPasswordHash, ...person });

const asked = () => ({
  requestId: crypto.randomUUID(),
  amountMinor: 10,
  paymentPassword: '482913',
});

const freeze = (memberId: number, frozen: boolean, caller = agent) =>
  platform.call(caller, freezeTransfers, { memberId, frozen });

test('who is frozen gives nothing up or down, is told so, and receives as before', async () => {
  const middle = await open({ type: 2, under: agent });
  const leaf = await open({ under: middle });

  expect(await freeze(middle.memberId, true)).toMatchObject({
    value: { memberId: middle.memberId, transfersFrozenAt: expect.any(String) },
  });

  const down = () =>
    platform.call(middle, downlineTransfer, { ...asked(), account: leaf.username });
  const up = () => platform.call(middle, uplineTransfer, asked());
  expect(await up()).toMatchObject({ refusal: 'transfers_frozen', status: 409 });
  expect(await down()).toMatchObject({ refusal: 'transfers_frozen', status: 409 });
  expect(await platform.call(middle, transferOptions)).toMatchObject({
    value: { upline: null, downline: false, frozen: true },
  });
  expect(await platform.call(middle, agentStanding)).toMatchObject({
    value: { transfersFrozenAt: expect.any(String) },
  });
  const toMiddle = { ...asked(), memberId: middle.memberId };
  expect(await platform.call(agent, downlineTransfer, toMiddle)).toMatchObject({ ok: true });
  const rows = await platform.call(agent, agentDownlines, { transfers: 'frozen' });
  expect(rows).toMatchObject({ value: { total: 1, items: [{ memberId: middle.memberId }] } });

  expect(await freeze(middle.memberId, false)).toMatchObject({
    value: { transfersFrozenAt: null },
  });
  // What was received must be staked first; that is another refusal.
  expect(await down()).toMatchObject({ refusal: 'turnover_unmet' });
});

test('who is frozen as an agent, by a dividend or the operator, gives nothing up or down until that is over', async () => {
  const middle = await open({ type: 2, under: agent });
  const leaf = await open({ under: middle });
  const give = async () => [
    await platform.call(middle, uplineTransfer, asked()),
    await platform.call(middle, downlineTransfer, { ...asked(), memberId: leaf.memberId }),
  ];
  const setFrozen = (frozen: boolean) =>
    freezeAgent(
      platform.database,
      middle.merchantId,
      { username: middle.username, frozen },
      operator,
    );

  await setFrozen(true);
  const refused = { refusal: 'agent_frozen' };
  expect(await give()).toMatchObject([refused, refused]);
  await setFrozen(false);
  expect(await give()).toMatchObject([{ ok: true }, { ok: true }]);
});

test('what is given up or down stands in the records of both', async () => {
  const middle = await open({ type: 2, under: agent });
  const leaf = await open({ under: middle });
  const recordsOf = async (who: TeamPerson) => {
    const listed = await platform.call(who, transactionHistory, { preset: 'today' });
    if (!listed.ok) throw new Error(JSON.stringify(listed));
    return listed.value.items.map(({ amountMinor }) => amountMinor);
  };

  await platform.call(middle, uplineTransfer, asked());
  await platform.call(middle, downlineTransfer, { ...asked(), memberId: leaf.memberId });

  expect((await recordsOf(middle)).slice(0, 2)).toEqual([-10, -10]);
  expect((await recordsOf(leaf))[0]).toBe(10);
  expect((await recordsOf(agent))[0]).toBe(10);
});

test('done twice it is done once: the moment stays, and the audit log has one entry for each change', async () => {
  const member = await open({ under: agent });

  const [first, again] = [await freeze(member.memberId, true), await freeze(member.memberId, true)];
  await freeze(member.memberId, false);
  await freeze(member.memberId, false);

  expect(again).toEqual(first);
  const entries = await readAudit(platform.database, {
    merchantId: agent.merchantId,
    subject: `member ${member.memberId}`,
    limit: 10,
  });
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['agent.free-transfers', `member ${agent.memberId}`],
    ['agent.freeze-transfers', `member ${agent.memberId}`],
  ]);
});

test('what somebody further up has stopped nobody below them frees, whoever stopped it first', async () => {
  const middle = await open({ type: 2, under: agent });
  const leaf = await open({ under: middle });
  const still = { refusal: 'frozen_above', status: 409 };
  const free = { value: { transfersFrozenAt: null } };

  await freeze(leaf.memberId, true);
  expect(await freeze(leaf.memberId, false, middle)).toMatchObject(still);
  expect(await platform.call(leaf, uplineTransfer, asked())).toMatchObject({
    refusal: 'transfers_frozen',
  });
  expect(await freeze(leaf.memberId, false)).toMatchObject(free);

  await freeze(leaf.memberId, true, middle);
  await freeze(leaf.memberId, true);
  await freeze(leaf.memberId, true, middle);
  expect(await freeze(leaf.memberId, false, middle)).toMatchObject(still);
  expect(await freeze(leaf.memberId, false)).toMatchObject(free);

  await freeze(leaf.memberId, true, middle);
  expect(await freeze(leaf.memberId, false)).toMatchObject(free);
});

test('eight who freeze and free at once leave one state, and a transfer comes before or after it', async () => {
  const member = await open({ under: agent });

  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, turn) =>
      turn % 2 === 0
        ? freeze(member.memberId, turn % 4 === 0)
        : platform.call(member, uplineTransfer, asked()),
    ),
  );

  for (const outcome of outcomes) if (!outcome.ok) expect(outcome.refusal).toBe('transfers_frozen');
});

test('only who may move the team’s money stops transfers', async () => {
  const assistant = await open({ type: 41, under: agent });
  const member = await open({ under: assistant });

  expect(await freeze(member.memberId, true, assistant)).toMatchObject({ refusal: 'forbidden' });
  const toMember = { ...asked(), account: member.username };
  expect(await platform.call(assistant, downlineTransfer, toMember)).toMatchObject({
    refusal: 'transfer_not_permitted',
  });
  expect(await platform.call(agent, agentDownline, { memberId: member.memberId })).toMatchObject({
    value: { mayTransfer: true },
  });
});

test('without AGENTPOLICY3 there are no transfers to an upline either', async () => {
  const top = await open({ type: 1, code: 'shut' });
  const member = await open({ under: top, code: 'shut' });

  expect(await platform.call(member, uplineTransfer, asked())).toMatchObject({
    refusal: 'transfer_not_permitted',
  });
  expect(await platform.call(member, transferOptions)).toMatchObject({
    value: { upline: null, downline: false, frozen: false },
  });
});
