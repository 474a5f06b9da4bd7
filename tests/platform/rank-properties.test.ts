import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import type { OpenedMember } from '../support/members.ts';
import { type RankFixture, rankMerchant, startRankFixture } from '../support/ranks.ts';
import { inProof } from '../support/proof.ts';

let here: RankFixture;

beforeAll(async () => {
  here = await startRankFixture([rankMerchant('alpha'), rankMerchant('beta', { countDays: 15 })]);
});

afterAll(() => here.platform.close());

const LADDER = [
  { id: 'bronze', points: 0, keep: 0 },
  { id: 'silver', points: 100, keep: 100 },
  { id: 'gold', points: 300, keep: 200 },
  { id: 'diamond', points: 600, keep: 600 },
];
const [KEEP, NOTICE] = [10, 3];

/** The rule as the decision note writes it, day by day, with plain numbers. */
class Recount {
  today = 0;
  level = 0;
  entries: { day: number; points: number }[] = [];
  base = { day: -Infinity, points: 0 };
  risenOn = 0;
  hold: { from: number; until: number } | null = null;
  #countDays: number;

  constructor(countDays: number) {
    this.#countDays = countDays;
  }

  #sum(from: number, before = Infinity): number {
    return this.entries.reduce(
      (sum, { day, points }) => (day >= from && day < before ? sum + points : sum),
      0,
    );
  }

  #countFrom(day: number): number {
    const first = this.#countDays === 0 ? -Infinity : day - this.#countDays + 1;
    return this.base.points + this.#sum(Math.max(first, this.base.day));
  }

  move(points: number): void {
    this.entries.push({ day: this.today, points });
    const [counted, won] = [this.#countFrom(this.today), this.#countFrom(this.risenOn)];
    const level = LADDER.findLastIndex(
      (step, at) => at === 0 || counted >= step.points || (at <= this.level && won >= step.points),
    );
    if (level === this.level) return;
    if (level > this.level) this.risenOn = this.today;
    this.level = level;
    this.hold = level > 0 ? { from: this.today + 1, until: this.today + 1 + KEEP } : null;
  }

  dayPasses(): void {
    this.today += 1;
    if (!this.hold || this.today < this.hold.until) return;
    const { from, until } = this.hold;
    if (this.#sum(from, until) < (LADDER[this.level]?.keep ?? 0)) {
      this.level -= 1;
      this.base = { day: until, points: LADDER[this.level]?.points ?? 0 };
      this.risenOn = until;
    }
    this.hold = this.level > 0 ? { from: until, until: until + KEEP } : null;
  }

  get told() {
    return { rank: LADDER[this.level]?.id, points: this.#countFrom(this.today) };
  }
}

type Step =
  | { kind: 'earn'; points: number }
  | { kind: 'void'; at: number }
  | { kind: 'days'; count: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 350 }) }),
    fc.record({ kind: fc.constant('void' as const), at: fc.nat(30) }),
    fc.record({
      kind: fc.constant('days' as const),
      count: fc.integer({ min: 1, max: NOTICE * 4 }),
    }),
  ),
  { minLength: 3, maxLength: 14 },
);

const run = async (
  member: OpenedMember,
  plan: readonly Step[],
  recount: Recount,
): Promise<void> => {
  const merchant = here.merchants.find(({ id }) => id === member.merchantId);
  if (!merchant) throw new Error('the member’s brand');
  const open: { bet: string; points: number }[] = [];
  for (const step of plan) {
    if (step.kind === 'earn') {
      open.push({ bet: await here.earn(member, step.points), points: step.points });
      recount.move(step.points);
    } else if (step.kind === 'days') {
      await here.liveDays(member, step.count);
      for (let day = 0; day < step.count; day += 1) recount.dayPasses();
    } else {
      const [gone] = open.splice(step.at % Math.max(1, open.length), 1);
      if (!gone) continue;
      const name = { memberId: member.memberId, vendorCode: 'TESTER', transactionId: gone.bet };
      await voidBet(here.database, merchant, name);
      await here.follow();
      // A second look at the same bets changes nothing.
      await here.follow();
      recount.move(-gone.points);
    }
    expect(await here.standing(member)).toMatchObject(recount.told);
  }
};

test.each([
  ['all points', 0],
  ['the points of the last days', 15],
] as const)(
  'after any earnings, voids and days the rank is what a recount of %s says',
  async (_, countDays) => {
    const merchant = here.merchants[countDays === 0 ? 0 : 1];
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        await run(await here.newMember({}, merchant), plan, new Recount(countDays));
      }),
      { numRuns: inProof(12, 120) },
    );
  },
);
