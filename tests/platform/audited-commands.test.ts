import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { platformCommand } from '../../cli/program/commands/platform/platform.command.ts';
import { requestLivery } from '../build/request-livery.ts';
import { openTeamPerson } from '../support/agents.ts';
import { storyPromotion } from '../support/applications.ts';
import {
  auditEntries,
  isEmptyList,
  makeDemoWorld,
  readAll,
  READING,
  runnableCommands,
  type RunnableCommand,
} from '../support/audited-commands.ts';
import { billFrom } from '../support/contracts-of-calls.ts';
import { bankChannel, shortDeposit, startDeposit } from '../support/deposits.ts';
import { nextIssues } from '../support/lottery.ts';
import { mallItem, orderLamp } from '../support/mall.ts';
import { buildMerchant } from '../support/merchant.ts';
import { operatorWork } from '../support/operator-work.ts';
import { openPayees, storeProof } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { referralRules } from '../support/referral.ts';

const alpha = buildMerchant(
  'alpha',
  {
    withdrawals: { minimumMinor: 100 },
    payments: { channels: [bankChannel], openDepositsMax: 20 },
    points: { enabled: true },
    ranks: { enabled: true },
    chat: { enabled: true },
    referral: referralRules,
    categories: [{ type: 'LOTT', vendors: ['DRAWHOUSE'] }],
  },
  { promotions: [storyPromotion('story')], pointMall: [mallItem('lamp')] },
);
const [OF, AS, WHY] = [
  ['--merchant', 'alpha'],
  ['--as', 'walker'],
  ['--reason', 'a walk'],
];
const LOTTERY = 'drawhouse-evening-3d';

let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;
let folder: string;
let work: ReturnType<typeof operatorWork>;

beforeAll(async () => {
  process.env['LIVERY_SEAL_KEY'] = 'bL7rZ0c1Xv3QpYw9Tn5Gk2Hs8Jd4Mf6A';
  platform = await startTestPlatform([alpha]);
  payees = await openPayees(platform, alpha);
  work = operatorWork(platform, payees);
  folder = await mkdtemp(path.join(os.tmpdir(), 'livery-audited-'));
});

afterAll(async () => {
  delete process.env['LIVERY_SEAL_KEY'];
  await rm(folder, { recursive: true });
  await platform.close();
});

const livery = (...args: string[]) =>
  requestLivery(['platform', ...args], { DATABASE_URL: platform.databaseUrl });

/** Runs a command that another one is about to follow; its own entries are not counted. */
const before = async (...args: string[]): Promise<void> => {
  const { code, stderr } = await livery(...args, ...AS, ...WHY);
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
};

const newWithdrawal = async (): Promise<string> =>
  String(await payees.askedId(await payees.newPayee(10_000), 3_000));

const paidWithdrawal = async (): Promise<string> => {
  const payee = await payees.newPaidPayee(3_000);
  const proof = await storeProof(platform, payee);
  await payees.say(payee, 'notReceived', { proofIds: [proof], remark: 'Nothing came' });
  return String(payee.withdrawalId);
};

const newDeposit = async (): Promise<string> =>
  (await startDeposit(platform, await payees.newPayee(), { channelId: 'bank' })).reference;

const newShortDeposit = async (): Promise<string> =>
  shortDeposit(platform, await payees.newPayee(0), before);

const newOrder = async (): Promise<string> => {
  const member = await payees.newPayee();
  await before('points', 'grant', member.username, '500', ...OF);
  return orderLamp(platform, member);
};

const template = async (): Promise<string> => {
  const say = (text: string) => Object.fromEntries(['en', 'my', 'zh-Hans'].map((it) => [it, text]));
  const file = path.join(folder, 'walk.json');
  const texts = { name: 'walk', kind: 'mail', title: say('Hi'), body: say('There') };
  await writeFile(file, JSON.stringify(texts));
  return file;
};

const newMessage = async (): Promise<string> => {
  const later = ['--at', '2099-01-01T00:00:00Z'];
  await before(
    'messages',
    'send',
    ...OF,
    '--template',
    await template(),
    '--segment',
    'all',
    ...later,
  );
  return work.idOf('inbox_broadcast');
};

const shipped = async (): Promise<string> => {
  const id = await newOrder();
  await before('orders', 'confirm', id);
  await before('orders', 'ship', id, '--tracking', 'T1');
  return id;
};

/** What each command that changes something is given to change, after who decides and why. */
const CASES: Record<string, () => Promise<string[]>> = {
  'alarms seen': async () => [await work.newAlarm()],
  'messages send': async () => {
    const { username } = await payees.newPayee();
    return [...OF, '--template', await template(), '--member', username];
  },
  'messages cancel': async () => [await newMessage(), ...OF],
  'feedback answer': async () => [await work.newFeedback(), ...OF, '--text', 'Thank you'],
  chat: async () => [...OF, '--remove', await work.newLine()],
  profile: async () => [(await payees.newPayee()).username, ...OF, '--set', 'address=1 New Street'],
  'members freeze': async () => [(await payees.newPayee()).username, ...OF],
  'members unfreeze': async () => [await work.newFrozen(before), ...OF],
  'members close': async () => [(await payees.newPayee()).username, ...OF],
  'members pay-out': async () => {
    const { username } = await payees.newPayee();
    await before('members', 'close', username, ...OF);
    return [username, ...OF];
  },
  'identity show': async () => [await work.newProof(), '--save-pictures', folder],
  'identity approve': async () => [await work.newProof(), '--birthday', '1990-01-01'],
  'identity reject': async () => [await work.newProof(), '--reason', 'unreadable'],
  'deposits approve': async () => [await newDeposit()],
  'deposits reject': async () => [await newDeposit()],
  'deposits refund': async () => {
    const reference = await newDeposit();
    await before('deposits', 'approve', reference);
    return [reference];
  },
  'deposits write-off': async () => [await newShortDeposit()],
  'withdrawals approve': async () => [await newWithdrawal()],
  'withdrawals reject': async () => [await newWithdrawal()],
  'withdrawals pay': async () => {
    const id = await newWithdrawal();
    await before('withdrawals', 'approve', id);
    return [id];
  },
  'withdrawals resolve': async () => [await paidWithdrawal(), '--outcome', 'received'],
  'orders show': async () => [await newOrder()],
  'orders confirm': async () => [await newOrder()],
  'orders ship': async () => {
    const id = await newOrder();
    await before('orders', 'confirm', id);
    return [id, '--tracking', 'T1'];
  },
  'orders complete': async () => [await shipped()],
  'orders reject': async () => [await newOrder()],
  'bonus grant': async () => [(await payees.newPayee()).username, '5.00', ...OF],
  'agents freeze': async () => ['alpha', (await openTeamPerson(platform, { type: 1 })).username],
  'agents unfreeze': async () => {
    const { username } = await openTeamPerson(platform, { type: 1 });
    await before('agents', 'freeze', 'alpha', username);
    return ['alpha', username];
  },
  'agents guarantee': async () => ['alpha', '--add', '5.00'],
  'agents recount': async () => {
    const under = await openTeamPerson(platform, { type: 1 });
    const { memberId } = await openTeamPerson(platform, { type: 2, under });
    return ['alpha', 'dividend', await billFrom({ memberId, database: platform.database })];
  },
  'agents move': async () => [
    'alpha',
    (await openTeamPerson(platform)).username,
    '--to',
    (await openTeamPerson(platform, { type: 1 })).username,
  ],
  'agents domain': async () => {
    const { memberId, username, merchantId } = await openTeamPerson(platform, { type: 2 });
    const domain = `${username}.example`;
    await sql`insert into link_domain_request (merchant_id, agent_id, domain)
      values (${merchantId}, ${memberId}, ${domain})`.execute(platform.database);
    return ['alpha', username, domain];
  },
  'bonus free-stake': async () => {
    const { username } = await payees.newPayee();
    return [username, '5.00', ...OF, '--category', 'LOTT', '--most', '50.00'];
  },
  'points grant': async () => [(await payees.newPayee()).username, '5', ...OF],
  'points take': async () => {
    const { username } = await payees.newPayee();
    await before('points', 'grant', username, '9', ...OF);
    return [username, '5', ...OF];
  },
  'promotions applications show': async () => [await work.newApplication()],
  'promotions decide': async () => [await work.newApplication(), '--reject'],
  'promotions close': async () => ['story', ...OF],
  'promotions reopen': async () => ['story', ...OF],
  'referrals revoke': async () => [await work.newFriend(), ...OF],
  'ranks set': async () => {
    const { username } = await payees.newPayee();
    return [username, 'gold', ...OF, '--until', '2999-01-01'];
  },
  'lottery cancel': async () => {
    const [issueNo = ''] = await nextIssues(platform, { host: 'alpha.localhost' }, LOTTERY);
    return [LOTTERY, issueNo];
  },
  'archive detach': async () => ['--before', '2000-01'],
  'verify-age': async () => [(await payees.newPayee()).username, ...OF, '--proof', 'passport'],
};

/**
 * Those of cells need two PostgreSQL servers (tests/platform/cells.test.ts; `cells share` decides nothing), and to move uploads a store
 * (tests/platform/uploads-in-store.test.ts): their entries are looked at there.
 */
const ELSEWHERE = /^(?:cells \w+|move|uploads move)$/;

const COMMANDS = runnableCommands(platformCommand());

const commandOf = (name: string): RunnableCommand => {
  const found = COMMANDS.find((each) => each.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

test('every command of an operator reads, or is walked here', () => {
  const changing = COMMANDS.map(({ name }) => name).filter(
    (name) => !(name in READING) && !ELSEWHERE.test(name),
  );
  expect(changing.toSorted()).toEqual(Object.keys(CASES).toSorted());
  const asked = COMMANDS.filter(({ name, asksWho }) => name in READING && asksWho);
  expect(asked, 'whoever says who decides changes something').toEqual([]);
  const unknown = Object.keys(READING).filter(
    (name) => !COMMANDS.some((each) => each.name === name),
  );
  expect(unknown, 'there is no such command any more').toEqual([]);
});

test.each(Object.entries(CASES))('%s is one entry of the audit log', async (name, make) => {
  const { asksWhy, takesJson } = commandOf(name);
  const given = await make();
  const saysWhy = asksWhy && !given.includes('--reason');
  const had = (await auditEntries(platform)).length;
  const json = takesJson ? ['--json'] : [];
  const who = [...AS, ...(saysWhy ? WHY : [])];
  const done = await livery(...name.split(' '), ...given, ...who, ...json);

  expect([done.code, done.stderr]).toEqual([0, expect.any(String)]);
  if (takesJson) expect(JSON.parse(done.stdout)).toMatchObject({ outputVersion: 1 });
  const added = (await auditEntries(platform)).slice(had);
  expect(added.map(({ actor }) => actor)).toEqual(['walker']);
  if (saysWhy) expect(added[0]?.reason).toContain('a walk');
});

test('what every command that reads prints with --json fits its published schema', async () => {
  const { username } = await payees.newPayee();
  await makeDemoWorld(platform, (await payees.newPayee()).username);
  // Something of each waits, and there is something to tell of the member.
  for (const waiting of ['agents domain', 'deposits approve', 'alarms seen', 'members unfreeze'])
    await CASES[waiting]?.();
  await before('points', 'grant', username, '9', ...OF);
  await before('ranks', 'set', username, 'gold', ...OF, '--until', '2999-01-01');
  const made = { username, friend: await work.newFriend(), idOf: work.idOf };

  const answers = await readAll(COMMANDS, livery, made);

  // What a doctor finds is an answer, too.
  const worst = (name: string) => (name === 'doctor' ? 1 : 0);
  expect(answers.filter(({ name, code }) => (code ?? 70) > worst(name))).toEqual([]);
  // Nothing is lost; the others tell of bets.
  const areEmpty = ['audit verify', 'promotions forecast', 'rebates run', 'referrals show'];
  const empty = answers.filter(
    // A job may be late on a machine that does much else, and the doctor tells so.
    ({ name, json }) => name !== 'doctor' && Object.values(json).some(isEmptyList),
  );
  expect(empty.map(({ name }) => name).toSorted()).toEqual(areEmpty);
});
