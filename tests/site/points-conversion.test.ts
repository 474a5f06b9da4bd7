import { formatMoney } from '#domain/format-money.ts';
import { readPoints } from '#platform/money/points/read-points.ts';
import { pointsFollower } from '#platform/play/points/follow-points.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import { audit } from '../support/browser-audit.ts';
import { expect, journeys } from '../support/browser.ts';
import { overflow } from '../support/browser-layout.ts';
import { newPlayer, PAYMENT_PASSWORD } from '../support/browser-money.ts';
import { playRound } from '../support/money.ts';
import { say } from '../support/site-messages.ts';

const WRONG_PASSWORD = '731946';
/** Points that are turned into money, of 2,000 that a bet has earned. */
const CONVERTED = 1000;

/** What the points of a brand are worth, and the bet that earns twice as many. */
const cases = [
  { code: 'volt', phone: false, currency: 'BRL', stakeMinor: 4_000_000, worthMinor: 1000 },
  { code: 'shwe', phone: true, currency: 'MMK', stakeMinor: 20_000_000, worthMinor: 10_000 },
] as const;

journeys(cases)(
  'a bet earns points, and points become cash: $code',
  async ({ code, phone, currency, stakeMinor, worthMinor }, { visit, database }) => {
    const player = await newPlayer(database, code, { cashMinor: stakeMinor });
    const { merchant, merchantId, memberId, token } = player;
    await playRound(database, merchant, memberId, {
      gameType: 'LIVE',
      stakeMinor,
      payoutMinor: 2 * stakeMinor,
    });
    // Who follows the bets at this moment may be the platform: then it is looked again.
    const readBalance = async () => (await readPoints(database, merchantId, memberId)).balance;
    const count = async () => {
      const log = { error: (facts: unknown) => expect(facts).toBe(null) };
      await followUntilNow({ database, log }, [pointsFollower]);
      return readBalance();
    };
    await expect.poll(count).toBe(2 * CONVERTED * 100);
    const readCash = async () =>
      (await readBalances(database, merchantId, memberId, currency)).cash.balanceMinor;
    const cashMinor = await readCash();
    const path = '/pointMall#convert';
    const refusals = ['403 /wps/member/points/convert'];
    const page = await visit(code, { path, token, phone, refusals, language: 'en' });

    await page.getByLabel(say('pointMall.howMany')).fill(String(CONVERTED));
    const amount = formatMoney(worthMinor, { currency, language: 'en' });
    const password = page.getByLabel(say('fields.paymentPassword'));
    const send = page.getByRole('button', { name: say('pointMall.convert'), exact: true });
    await password.fill(WRONG_PASSWORD);
    // Before it is sent, what it comes to is told.
    await expect(page.getByText(amount).first()).toBeVisible();
    await send.click();
    // A wrong password is told at its field, and nothing is taken.
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    expect(await readBalance()).toBe(2 * CONVERTED * 100);
    expect(await audit(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await password.fill(PAYMENT_PASSWORD);
    await send.click();
    await expect(
      page.getByText(say('pointMall.converted.cash', { points: '1,000', amount })).first(),
    ).toBeVisible();

    expect(await readBalance()).toBe(CONVERTED * 100);
    expect(await readCash()).toBe(cashMinor + worthMinor);
    // A link to another section of the page that is open leads there.
    await page.goto('/pointMall#details');
    await expect(page.getByText(say('pointMall.reasons.convertedCash'))).toBeVisible();
  },
);
