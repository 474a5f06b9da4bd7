import { comingIssues } from '#api/lottery-board.ts';
import { placeTickets, type TicketLine, ticketPlans } from '#api/lottery-tickets.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { sql } from '#platform/base/database/sql.ts';
import { drawIssue } from '#platform/play/lottery/draw-issue.ts';
import { drawNow } from '#platform/play/lottery/draw-now.ts';
import { planIssues } from '#platform/play/lottery/plan-issues.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from './members.ts';
import { buildMerchant, type Part, type TestMerchant } from './merchant.ts';
import { openMerchant, readAccounts } from './money.ts';
import { type Caller, startTestPlatform, type TestPlatform } from './platform.ts';
import { quietZone } from './quiet-zone.ts';

export { drawIssue, drawNow, planIssues };

/** Draws that would be made by themselves while a test runs, as long as nobody bought any. */
const leaveOutNear = async (
  { database }: Pick<TestPlatform, 'database'>,
  gameCode: string,
): Promise<void> => {
  await sql`delete from lottery_issue i where i.game_code = ${gameCode} and i.status = 'open'
    and i.draws_at < now() + interval '3 minutes' and not exists (select from lottery_ticket t
      where t.game_code = i.game_code and t.issue_no = i.issue_no)`.execute(database);
};

/** The numbers of the next draws that a brand sells of a lottery, the next first. */
export const nextIssues = async (
  platform: Pick<TestPlatform, 'call' | 'database'>,
  caller: Caller,
  gameCode: string,
  count = 1,
): Promise<string[]> => {
  await planIssues(platform.database, new Date());
  await leaveOutNear(platform, gameCode);
  const coming = await platform.call(caller, comingIssues, { gameCode, limit: count });
  if (!coming.ok) throw new Error(`no draws of ${gameCode}: ${coming.refusal}`);
  return coming.value.issues.map(({ issueNo }) => issueNo);
};

/** Moves a draw so near that its sales are over, or so far that they are not. */
export const moveDraw = async (
  { database }: Pick<TestPlatform, 'database'>,
  { gameCode, issueNo = '' }: { gameCode: string; issueNo: string | undefined },
  inMs: number,
): Promise<void> => {
  await database
    .updateTable('lotteryIssue')
    .set({ drawsAt: new Date(Date.now() + inMs) })
    .where('gameCode', '=', gameCode)
    .where('issueNo', '=', issueNo)
    .execute();
};

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));

/** Costs 10.00 at a unit of 1.00, and always pays 9.80. */
export const everyDigit: TicketLine = {
  betType: 'position',
  picks: [digits, [], [], [], []],
  unitMinor: 100,
  multiple: 1,
};

/** A platform whose brand `alpha` sells every lottery, and people who buy. */
export const startLotteryFixture = async (
  lottery: Part<MerchantConfig['lottery']>,
  others: readonly TestMerchant[] = [],
  options: Parameters<typeof startTestPlatform>[1] = {},
) => {
  const vendors = ['DRAWHOUSE', 'BAMBOODRUM', 'NINESTREAMS', 'MONSOONNUMBERS'];
  const alpha = buildMerchant('alpha', {
    timeZone: quietZone(),
    categories: [{ type: 'LOTT', vendors }],
    lottery,
  });
  // The job would plan again what is left out, and draw what a test still looks at: each draw is a test's own.
  const platform = await startTestPlatform([alpha, ...others], { jobs: false, ...options });
  const merchant = await openMerchant(platform.database, alpha);
  let members = 0;
  return {
    platform,
    merchant,
    alpha,
    newMember: (cashMinor = 100_000, code = 'alpha'): Promise<OpenedMember> => {
      members += 1;
      return openMember(platform, code, { username: `follower${members}`, cashMinor });
    },
    accountsOf: ({ memberId }: OpenedMember) => readAccounts(platform.database, merchant, memberId),
    /** Orders lines in the next draws; the first at its usual stake, the second at twice, … */
    follow: async (
      member: OpenedMember,
      gameCode: string,
      { draws = 3, stopOnWin = false, lines = [everyDigit] } = {},
    ) => {
      const issues = await nextIssues(platform, member, gameCode, draws);
      const placed = await platform.call(member, placeTickets, {
        requestId: crypto.randomUUID(),
        gameCode,
        lines,
        draws: issues.map((issueNo, at) => ({ issueNo, multiple: at + 1 })),
        stopOnWin,
      });
      if (!placed.ok) throw new Error(`not placed: ${placed.refusal}`);
      return { issues, ...placed.value, planId: placed.value.planId ?? '' };
    },
    planOf: async (member: OpenedMember, planId: string) => {
      const plans = await platform.call(member, ticketPlans);
      return plans.ok ? plans.value.plans.find(({ id }) => id === planId) : undefined;
    },
    close: async () => {
      const unsound = await findUnsoundBooks(platform.database);
      await platform.close();
      return unsound;
    },
  };
};

export type LotteryFixture = Awaited<ReturnType<typeof startLotteryFixture>>;
