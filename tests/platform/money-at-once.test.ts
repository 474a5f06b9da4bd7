import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#catalogue/seeded-random.ts';
import { addTurnover } from '#platform/money/turnover/add-turnover.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { grantBonus } from '#platform/money/bonuses/grant-bonus.ts';
import { sql } from '#platform/base/database/sql.ts';
import {
  approveWithdrawal,
  rejectWithdrawal,
} from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { resolveWithdrawal } from '#platform/money/withdrawals/resolve-payment.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openPayees, type Payee } from '../support/payees.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { operator, operatorWho } from '../support/operator.ts';

const alpha = buildMerchant('alpha', {
  withdrawals: {
    minimumMinor: 100,
    dailyCount: 100,
    turnover: { bonusTimes: 1, depositTimes: 0.2 },
  },
});
let platform: TestPlatform;
let payees: Awaited<ReturnType<typeof openPayees>>;

beforeAll(async () => {
  platform = await startTestPlatform([alpha]);
  payees = await openPayees(platform, alpha);
});

afterAll(() => platform.close());

/** One message; it may be refused, but a fault fails the test. */
type Step = () => Promise<unknown>;

/** A random life of one member: bets, bonuses and withdrawals, each message perhaps twice. */
const drawSteps = (payee: Payee, seed: string, count: number): Step[] => {
  const random = seededRandom(seed);
  const { database } = platform;
  const { merchant } = payees;
  const { memberId } = payee;
  const bet = (number: number) => ({
    memberId,
    vendorCode: 'TESTER',
    transactionId: `${memberId} ${number}`,
  });
  const withdrawal = () =>
    database
      .selectFrom('withdrawal')
      .select('id')
      .where('memberId', '=', memberId)
      .where('closedAt', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  const onWithdrawal = async (work: (id: number) => Promise<unknown>) => {
    const found = await withdrawal();
    return found && work(found.id);
  };
  return Array.from({ length: count }, (_, number): Step => {
    const [at, stakeMinor] = [random.whole(0, 40), random.whole(1, 400)];
    const payoutMinor = random.pick([0, 0, stakeMinor, stakeMinor * 2]);
    const play = () => settleBet(database, merchant, { ...bet(at), payoutMinor });
    const sendRequest = () =>
      payees.ask(payee, { amountMinor: 100 + at, forfeitBonus: at % 4 !== 0 });
    return random.pick<Step>([
      () => placeBet(database, merchant, { ...bet(at), gameType: 'RNG', stakeMinor: at * 10 + 5 }),
      () => placeBet(database, merchant, { ...bet(at), gameType: 'LIVE', stakeMinor: at * 10 + 5 }),
      play,
      play,
      play,
      play,
      () => settleBet(database, merchant, { ...bet(at), payoutMinor: at * 20 }),
      () => voidBet(database, merchant, bet(at)),
      () =>
        database.transaction().execute((tx) =>
          grantBonus(tx, merchant, {
            memberId,
            amountMinor: 200,
            key: `${memberId} ${at % 5}`,
            title: { en: 'Gift' },
          }),
        ),
      () =>
        database.transaction().execute((tx) =>
          addTurnover(tx, merchant, {
            memberId,
            kind: 'deposit',
            ref: `${memberId} ${number}`,
            amountMinor: 50,
          }),
        ),
      sendRequest,
      sendRequest,
      () => onWithdrawal((id) => approveWithdrawal(database, merchant, id, operator)),
      () => onWithdrawal((id) => payWithdrawal(database, merchant, { id }, operator)),
      () =>
        onWithdrawal((id) => payWithdrawal(database, merchant, { id, amountMinor: 60 }, operator)),
      () => onWithdrawal((id) => rejectWithdrawal(database, merchant, id, operatorWho('Not now'))),
      () => onWithdrawal((id) => payees.say({ ...payee, withdrawalId: id }, 'received')),
      () =>
        onWithdrawal(async (id) => {
          const [paymentId] = await payees.paymentIds({ ...payee, withdrawalId: id });
          return resolveWithdrawal(database, merchant, { id, paymentId, as: 'failed' }, operator);
        }),
    ]);
  });
};

/** Rows in which two tables tell different stories about the same money. */
const findContradictions = async () => {
  const { rows: locked } = await sql`
    select a.member_id, a.balance, open.held from account a
    join (select m.merchant_id, m.id,
        (select coalesce(sum(stake_minor), 0) from bet b
          where b.merchant_id = m.merchant_id and b.member_id = m.id and b.status = 'open')
        + (select coalesce(sum(amount_minor - paid_minor), 0) from withdrawal w
          where w.merchant_id = m.merchant_id and w.member_id = m.id and w.status <> 'REJECTED')
        as held from member m) as open
      on open.merchant_id = a.merchant_id and open.id = a.member_id
    where a.kind = 'locked' and a.balance <> open.held`.execute(platform.database);
  const { rows: bonus } = await sql`
    select a.member_id, a.balance from account a
    where a.kind = 'bonus' and a.balance > 0 and not exists (select from bonus b
      where b.merchant_id = a.merchant_id and b.member_id = a.member_id and b.status = 'ACTIVE')`.execute(
    platform.database,
  );
  const { rows: paid } = await sql`
    select w.id from withdrawal w where w.paid_minor <> (
      select coalesce(sum(p.amount_minor), 0) from withdrawal_payment p
      where p.merchant_id = w.merchant_id and p.withdrawal_id = w.id and p.status <> 'FAILED')`.execute(
    platform.database,
  );
  const { rows: turnover } = await sql`
    select i.id from turnover_item i where i.done_minor <> (
      select coalesce(sum(c.counted_minor), 0) from turnover_count c
      where c.merchant_id = i.merchant_id and c.item_id = i.id)`.execute(platform.database);
  return { locked, bonus, paid, turnover };
};

test.each(inProof([1], [1, 2, 3]))(
  'whatever comes at once, the books and the tables agree (%i)',
  async (run) => {
    const members = await Promise.all(Array.from({ length: 4 }, () => payees.newPayee(3_000)));
    const lives = members.map((payee) => drawSteps(payee, `run ${run} ${payee.username}`, 150));
    // Four messages of each member are always under way, over the connections of one pool.
    const live = async (steps: Step[]) => {
      const queue = [...steps];
      const work = async () => {
        for (let step = queue.shift(); step; step = queue.shift()) await step();
      };
      await Promise.all(Array.from({ length: 4 }, work));
    };

    await Promise.all(lives.map(live));

    expect(await findContradictions()).toEqual({ locked: [], bonus: [], paid: [], turnover: [] });
    expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  },
);
