import { randomUUID } from 'node:crypto';
import type { InputOf } from '#api/endpoint.ts';
import {
  confirmWithdrawal,
  requestWithdrawal,
  withdrawalDetail,
  withdrawalRules,
} from '#api/withdrawals.ts';
import { hashPassword } from '#platform/people/access/password.ts';
import { sql } from '#platform/base/database/sql.ts';
import { approveWithdrawal } from '#platform/money/withdrawals/decide-withdrawal.ts';
import { payWithdrawal } from '#platform/money/withdrawals/pay-withdrawal.ts';
import { openBankAccount } from '../../scripts/bench/platform/open-bank-account.ts';
import { openMember, type OpenedMember } from './members.ts';
import type { TestMerchant } from './merchant.ts';
import { openMerchant, readAccounts } from './money.ts';
import type { TestPlatform } from './platform.ts';
import { operator } from './operator.ts';

/** Everybody's payment password. */
export const PAYMENT_PASSWORD = '295814';

/** A member with a payment password and a verified bank account. */
export interface Payee extends OpenedMember {
  username: string;
  bankAccountId: number;
}

/** A payee whose withdrawal of 3,000 is approved. */
export interface PaidPayee extends Payee {
  withdrawalId: number;
}

/** Members who can be paid, and what they say, at one brand. */
export const openPayees = async (platform: TestPlatform, brand: TestMerchant) => {
  const { database } = platform;
  const merchant = await openMerchant(database, brand);
  const paymentPasswordHash = await hashPassword(PAYMENT_PASSWORD);
  let people = 0;

  const newPayee = async (cashMinor = 100_000): Promise<Payee> => {
    people += 1;
    const username = `payee${people}`;
    const member = await openMember(platform, brand.code, {
      username,
      cashMinor,
      profile: { birthday: '1990-01-01', payeeName: 'Ana Garcia' },
      paymentPasswordHash,
    });
    const bankAccountId = await openBankAccount(database, member);
    return { ...member, username, bankAccountId };
  };

  const ask = (payee: Payee, input: Partial<InputOf<typeof requestWithdrawal>> = {}) =>
    platform.call(payee, requestWithdrawal, {
      requestId: randomUUID(),
      amountMinor: 1_000,
      bankAccountId: payee.bankAccountId,
      paymentPassword: PAYMENT_PASSWORD,
      ...input,
    });

  const askedId = async (payee: Payee, amountMinor = 1_000): Promise<number> => {
    const asked = await ask(payee, { amountMinor });
    if (!asked.ok) throw new Error(JSON.stringify(asked));
    return asked.value.id;
  };

  /** Payments of an approved withdrawal of 3,000, in parts; what is left is not paid. */
  const newPaidPayee = async (...partsMinor: number[]): Promise<PaidPayee> => {
    const payee = await newPayee(10_000);
    await verifyNumber(payee);
    const id = await askedId(payee, 3_000);
    await approveWithdrawal(database, merchant, id, operator);
    for (const amountMinor of partsMinor)
      await payWithdrawal(database, merchant, { id, amountMinor }, operator);
    return { ...payee, withdrawalId: id };
  };

  const verifyNumber = (payee: OpenedMember) =>
    database
      .insertInto('memberContact')
      .values({
        merchantId: payee.merchantId,
        memberId: payee.memberId,
        kind: 'mobile',
        value: numberOf(payee),
      })
      .execute();

  const say = (
    payee: PaidPayee,
    answer: InputOf<typeof confirmWithdrawal>['answer'],
    input: Partial<InputOf<typeof confirmWithdrawal>> = {},
  ) =>
    platform.call(payee, confirmWithdrawal, {
      requestId: randomUUID(),
      id: payee.withdrawalId,
      answer,
      ...input,
    });

  const read = async (payee: PaidPayee) => {
    const answer = await platform.call(payee, withdrawalDetail, { id: payee.withdrawalId });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  const rules = async (member: OpenedMember) => {
    const answer = await platform.call(member, withdrawalRules);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  return {
    merchant,
    newPayee,
    newPaidPayee,
    ask,
    askedId,
    say,
    read,
    rules,
    accounts: ({ memberId }: OpenedMember) => readAccounts(database, merchant, memberId),
    paymentIds: async (payee: PaidPayee) => (await read(payee)).payments.map(({ id }) => id),
  };
};

/** The number at which a paid payee is told. */
export const numberOf = ({ memberId }: OpenedMember): string =>
  `+9595${String(memberId).padStart(6, '0')}`;

/** Lets so many minutes of a payee's confirmation time go by. */
export const passMinutes = ({ database }: TestPlatform, payee: PaidPayee, minutes: number) =>
  sql`update withdrawal_payment set due_at = due_at - make_interval(mins => ${minutes}),
    sent_at = sent_at - make_interval(mins => ${minutes})
    where withdrawal_id = ${payee.withdrawalId}`.execute(database);

/** A picture that a member has uploaded; answers its id. */
export const storeProof = async (
  { database }: TestPlatform,
  { merchantId, memberId }: OpenedMember,
  purpose: 'proof' | 'avatar' = 'proof',
): Promise<string> => {
  const id = randomUUID();
  await database
    .insertInto('upload')
    .values({
      merchantId,
      id,
      memberId,
      purpose,
      mime: 'image/png',
      bytes: Buffer.from('picture'),
      widthPx: 1,
      heightPx: 1,
    })
    .execute();
  return id;
};
