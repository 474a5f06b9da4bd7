import { randomUUID } from 'node:crypto';
import { createDeposit, type DepositView } from '#api/deposits.ts';
import type { AnyEndpoint, ValueOf } from '#api/endpoint.ts';
import { launchGame } from '#api/launch.ts';
import { vendorAuthenticate, vendorBet, vendorJackpot, vendorWin } from '#api/vendor-protocol.ts';
import { requestWithdrawal, withdrawalRules } from '#api/withdrawals.ts';
import { signMessage } from '../../bench/play/sign-message.ts';
import type { BrandBook } from './book.ts';
import type { Client, Told } from './client.ts';
import { stakeWithin } from './kinds.ts';
import { type Guest, PAYMENT_PASSWORD } from './people.ts';
import type { PlannedBet } from './plan.ts';
import type { ActName } from './tally.ts';
import type { PlayedBrand } from './world.ts';

/** Somebody at a brand, and who writes down what was acknowledged. */
export interface Company {
  client: Client;
  brand: PlayedBrand;
  guest: Guest;
  book: BrandBook;
}

/** An open game of somebody. */
export interface Seat {
  vendor: string;
  sessionToken: string;
  leastMinor: number;
  mostMinor: number;
}

/** Pays in the least of the channel so many times. */
const DEPOSIT_TIMES = 3;

/** Says a vendor's message until it is answered. */
const sayAsVendor = (
  { client, brand }: Company,
  { act, vendor, call }: { act: ActName; vendor: string; call: AnyEndpoint },
  message: Record<string, unknown>,
  isTold = true,
): Promise<Told> => {
  const body = { requestId: randomUUID(), ...message };
  const { host, port } = brand;
  return client.ask(
    act,
    () => ({
      port,
      host,
      path: call.path,
      body,
      headers: signMessage(call.path, JSON.stringify(body), vendor),
    }),
    isTold,
  );
};

/** Opens a game: launched by the player, its ticket redeemed by the vendor. @returns null where that was refused */
export const sitDown = async (company: Company, nodeId: number): Promise<Seat | null> => {
  const { client, brand, guest } = company;
  const { host, port } = brand;
  const { token } = guest;
  const launched = await client.ask(
    'launch',
    () => ({ port, host, path: launchGame.path, token, body: { nodeId } }),
    false,
  );
  if (!launched.ok) return null;
  const { searchParams } = new URL((launched.value as { url: string }).url);
  const vendor = searchParams.get('vendor') ?? '';
  const opened = await sayAsVendor(
    company,
    { act: 'launch', vendor, call: vendorAuthenticate },
    { ticket: searchParams.get('ticket') },
  );
  if (!opened.ok) return null;
  const { sessionToken, game } = opened.value as ValueOf<typeof vendorAuthenticate>;
  const { minimumStakeMinor: leastMinor, maximumStakeMinor: mostMinor } = game;
  return { vendor, sessionToken, leastMinor, mostMinor };
};

/** Bets; what is not decided later is settled in the same message. @returns the vendor's id; null where it was refused */
export const placeBet = async (
  company: Company,
  seat: Seat,
  { stakeTimes, payoutTimes, settleAtMs }: PlannedBet,
): Promise<string | null> => {
  const { book } = company;
  const { vendor, sessionToken } = seat;
  const id = randomUUID();
  const stakeMinor = stakeWithin(stakeTimes, seat);
  const payoutMinor = settleAtMs === null ? Math.round(payoutTimes * stakeMinor) : null;
  const told = await sayAsVendor(
    company,
    { act: 'bet', vendor, call: vendorBet },
    {
      sessionToken,
      transactionId: id,
      roundId: id,
      stakeMinor,
      pick: 'a round of a Saturday evening',
      ...(payoutMinor !== null && { payoutMinor }),
    },
  );
  if (told.ok) book.bets.set(id, { stakeMinor, payoutMinor });
  else book.refused.add(id);
  return told.ok ? id : null;
};

/** Tells how a bet was decided. */
export const settleBet = async (
  company: Company,
  { vendor }: Seat,
  id: string,
  payoutTimes: number,
): Promise<void> => {
  const { book, brand, guest } = company;
  const bet = book.bets.get(id);
  if (!bet) return;
  const payoutMinor = Math.round(payoutTimes * bet.stakeMinor);
  const told = await sayAsVendor(
    company,
    { act: 'settlement', vendor, call: vendorWin },
    { merchant: brand.code, playerId: String(guest.memberId), transactionId: id, payoutMinor },
  );
  if (told.ok) bet.payoutMinor = payoutMinor;
};

/** How often a vendor claims the same win: twice at once, and once more when it was answered. */
const CLAIMS_AT_ONCE = 2;

/** Claims the brand's pool for a bet that won it, more often than once. */
export const claimPool = async (company: Company, { vendor }: Seat, id: string): Promise<void> => {
  const { book, brand, guest } = company;
  const claim = async (): Promise<void> => {
    const told = await sayAsVendor(
      company,
      { act: 'jackpot', vendor, call: vendorJackpot },
      { merchant: brand.code, playerId: String(guest.memberId), transactionId: id },
    );
    if (told.ok) book.claims.push(told.value as ValueOf<typeof vendorJackpot>);
  };
  await Promise.all(Array.from({ length: CLAIMS_AT_ONCE }, claim));
  await claim();
};

/** Pays in by the sandbox: begins a deposit, and presses the button of its page. */
export const payIn = async ({ client, brand, guest, book }: Company): Promise<void> => {
  const { host, port, channel } = brand;
  const body = {
    requestId: randomUUID(),
    channelId: channel.id,
    amountMinor: DEPOSIT_TIMES * channel.minimumMinor,
  };
  const { token } = guest;
  const begun = await client.ask(
    'deposit',
    () => ({ port, host, path: createDeposit.path, token, body }),
    false,
  );
  if (!begun.ok) return;
  const { id, creditMinor, payUrl } = begun.value as DepositView;
  if (payUrl === null) return;
  const path = `${new URL(payUrl, 'http://sandbox').pathname}/settle`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const pressed = await client.ask('deposit', () => ({ port, host, path, headers }));
  if (pressed.ok) book.deposits.set(id, creditMinor);
};

/** Asks for the least withdrawal that the brand's rules allow, where they allow one now. */
export const askForMoney = async ({ client, brand, guest, book }: Company): Promise<void> => {
  const { host, port } = brand;
  const { token, bankAccountId } = guest;
  const place = { port, host, token };
  const read = await client.ask(
    'withdrawal',
    () => ({ ...place, method: 'GET', path: withdrawalRules.path }),
    false,
  );
  if (!read.ok) return;
  const { minimumMinor, withdrawableMinor, leftToday } = read.value as ValueOf<
    typeof withdrawalRules
  >;
  if (withdrawableMinor < minimumMinor || leftToday < 1) return;
  const body = {
    requestId: randomUUID(),
    amountMinor: minimumMinor,
    bankAccountId,
    paymentPassword: PAYMENT_PASSWORD,
  };
  const asked = await client.ask('withdrawal', () => ({
    ...place,
    path: requestWithdrawal.path,
    body,
  }));
  if (!asked.ok) return;
  const { id, amountMinor } = asked.value as ValueOf<typeof requestWithdrawal>;
  book.withdrawals.set(id, amountMinor);
};
