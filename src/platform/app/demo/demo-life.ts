import { dayIn } from '#domain/date-presets.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { bonusTitle } from '../../money/bonuses/bonus-title.ts';
import { grantBonus } from '../../money/bonuses/grant-bonus.ts';
import { verifyContact } from '../../people/contacts/contacts.ts';
import { saveProfileHandler } from '../../people/profile/save-profile.ts';
import { joinPromotionHandler } from '../../money/promotions/join-promotion.ts';
import { readStandings } from '../../money/promotions/list-promotion-standings.ts';
import { settleRebates } from '../../money/rebates/settle-days.ts';
import { readTurnover } from '../../money/turnover/read-turnover.ts';
import { isSingleWallet, MAIN, walletVendors } from '../../money/wallets/wallet-kinds.ts';
import { walletTransferHandler } from '../../money/wallets/wallet-transfer.ts';
import { demoAmountMinor } from './demo-amounts.ts';
import { playDemoEvening } from './demo-bets.ts';
import { applyInDemo } from './demo-applications.ts';
import { type DemoActor, demoRequestId } from './demo-context.ts';
import { payDemoDeposit, startDemoDeposit } from './demo-deposits.ts';
import { writeDemoFeedback } from './demo-feedback.ts';
import { addDemoBankAccount, payDemoWithdrawal } from './demo-payouts.ts';
import { useDemoFreeStakes } from './demo-free-stakes.ts';
import { countDemoMissions } from './demo-missions.ts';
import { welcomeMember } from '../../people/inbox/welcome-member.ts';
import { dateDemoMessages } from './demo-messages.ts';
import { earnDemoPoints } from './demo-points.ts';
import { dateDemoRecords } from './date-demo-records.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const EVENING_MS = 60 * MINUTE_MS;
/** The evenings of play, in days before today. */
const EVENINGS = [28, 26, 24, 22, 19, 17, 14, 12, 9, 6, 3, 1];
const BETS_OF_EVENING = 5;
/** The day before which each deposit came, and how much. */
const DEPOSITS = new Map([
  [28, 60],
  [19, 100],
  [12, 40],
  [6, 80],
]);
/** Evenings that are added until the turnover is met, at most; they begin so long after each other. */
const MORE_EVENINGS = 6;
const MORE_EVERY_MS = 20 * MINUTE_MS;

/** Gives the demo member a month of deposits, play, rebates and payouts. */
export const liveAsDemoMember = async (actor: DemoActor, now: Date): Promise<void> => {
  const { database, merchant, memberId } = actor;
  await database.transaction().execute((tx) => welcomeMember(tx, merchant.id, memberId));
  await notifyDemoPerson(actor);
  const bankAccountId = await addDemoBankAccount(actor);
  await applyInDemo(actor);
  await writeDemoFeedback(actor);
  await joinDemoPromotions(actor);
  for (const daysBefore of EVENINGS) await liveDemoDay(actor, now, daysBefore);
  await meetTurnover(actor, now);
  await dateDemoRecords(actor, now, new Date(firstMoreMs(now) - 5 * MINUTE_MS));
  if (bankAccountId !== null) {
    await payDemoWithdrawal(actor, { name: 'first', dollars: 45, bankAccountId, finished: true });
    await payDemoWithdrawal(actor, { name: 'second', dollars: 30, bankAccountId, finished: false });
  }
  await fillVendorWallets(actor);
  await useDemoFreeStakes(actor);
  await database.transaction().execute(async (tx) => {
    await grantBonus(tx, merchant, {
      memberId,
      amountMinor: demoAmountMinor(25, merchant.config.currency),
      key: `demo:${memberId}`,
      title: bonusTitle('welcome'),
    });
  });
  await playDemoEvening(actor, { name: 'today', startsAt: new Date(), bets: 3 });
  await database.transaction().execute((tx) => countDemoMissions(tx, actor));
  await startDemoDeposit(actor, { name: 'pending', dollars: 50 });
  await dateDemoMessages(actor, now);
  await earnDemoPoints(actor, now);
};

/** Gives the demo agent a person, a bank account and a finished payout. */
export const liveAsDemoAgent = async (actor: DemoActor): Promise<void> => {
  await notifyDemoPerson(actor);
  const bankAccountId = await addDemoBankAccount(actor);
  if (bankAccountId !== null)
    await payDemoWithdrawal(actor, { name: 'first', dollars: 120, bankAccountId, finished: true });
};

/**
 * Verifies the contacts of a demo account. It comes last: nobody is sent a message about what the
 * demo world does, whatever messages are sent by.
 */
export const verifyDemoContacts = async (
  tx: OpenTransaction,
  { merchant, memberId, person, email }: DemoActor,
): Promise<void> => {
  const owner = { merchantId: merchant.id, memberId };
  await verifyContact(tx, { ...owner, kind: 'email', value: email });
  await verifyContact(tx, { ...owner, kind: 'mobile', value: person.mobile });
};

/** Writes what is not told yet; what somebody has written instead stays. */
const notifyDemoPerson = async ({
  database,
  merchant,
  memberId,
  context,
  person,
}: DemoActor): Promise<void> => {
  const { profile } = await database
    .selectFrom('member')
    .select('profile')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { realName: payeeName, birthday, address, nationality, occupation } = person;
  const told = { payeeName, birthday, address, nationality, occupation };
  const missing = Object.entries(told).filter(([field]) => !profile[field]);
  await saveProfileHandler.run(Object.fromEntries(missing), context);
};

/**
 * When an evening of play ended, so many days before now. One that would run over midnight ended
 * earlier: a day's rebates are paid after all of its evening.
 */
const endOfEvening = (timeZone: string, now: Date, daysBefore: number): number => {
  const endsAt = now.getTime() - daysBefore * DAY_MS;
  const [first, last] = [endsAt - EVENING_MS, endsAt].map((at) => dayIn(timeZone, new Date(at)));
  return first === last ? endsAt : endsAt - 1.5 * EVENING_MS;
};

/** Takes part in what is open to a new member: the first deposit then brings a bonus to claim. */
const joinDemoPromotions = async ({
  database,
  merchant,
  memberId,
  context,
}: DemoActor): Promise<void> => {
  const all = await readStandings(database, merchant, memberId);
  for (const { standing } of all)
    if (standing.status === 'join') await joinPromotionHandler.run({ id: standing.id }, context);
};

/** A day on which money came, or which ended with an evening of play and its rebates. */
const liveDemoDay = async (actor: DemoActor, now: Date, daysBefore: number): Promise<void> => {
  const { database, merchant } = actor;
  const { timeZone } = merchant.config;
  const endsAt = endOfEvening(timeZone, now, daysBefore);
  const dollars = DEPOSITS.get(daysBefore);
  if (dollars !== undefined) {
    const name = `before-${daysBefore}`;
    const endedAt = new Date(endsAt - 1.5 * EVENING_MS);
    await payDemoDeposit(actor, { name, dollars, channel: daysBefore, endedAt });
  }
  const startsAt = new Date(endsAt - EVENING_MS);
  await playDemoEvening(actor, { name: `before-${daysBefore}`, startsAt, bets: BETS_OF_EVENING });
  await settleRebates(database, merchant, dayIn(timeZone, startsAt));
};

/** When the first of the added evenings would begin. */
const firstMoreMs = (now: Date): number => now.getTime() - MORE_EVENINGS * MORE_EVERY_MS;

/** Plays on until nothing has to be staked any more: the withdrawals hang on it. */
const meetTurnover = async (actor: DemoActor, now: Date): Promise<void> => {
  const { database, merchant, memberId } = actor;
  for (let more = 1; more <= MORE_EVENINGS; more += 1) {
    const { remainingMinor } = await readTurnover(database, merchant, memberId);
    if (remainingMinor === 0) return;
    const startsAt = new Date(firstMoreMs(now) + (more - 1) * MORE_EVERY_MS);
    await playDemoEvening(actor, { name: `more-${more}`, startsAt, bets: 4 });
  }
};

const fillVendorWallets = async (actor: DemoActor): Promise<void> => {
  const { merchant, context } = actor;
  const { code, config } = merchant;
  if (isSingleWallet(config)) return;
  for (const [at, vendor] of walletVendors(config).slice(0, 2).entries())
    await walletTransferHandler.run(
      {
        requestId: demoRequestId(actor, `wallet ${vendor}`),
        merchantCode: code,
        from: MAIN,
        to: vendor,
        amountMinor: demoAmountMinor(12 + 8 * at, config.currency),
      },
      context,
    );
};
