import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { runContracts } from '#platform/money/contracts/run-contracts.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import {
  agree,
  atHour,
  contractBrand,
  DAY,
  flat,
  playAt,
  settleIn,
  settleUntil,
} from '../support/contracts.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { inProof } from '../support/proof.ts';
import { slowSalaries } from '../support/slow-contracts.ts';

const RUNS = inProof(4, 40);
const codes = Array.from({ length: RUNS }, (_, at) => `rand${at}`);

let platform: TestPlatform;
const merchants = new Map<string, Merchant>();

beforeAll(async () => {
  const brands = codes.map(contractBrand);
  platform = await startTestPlatform(brands, { jobs: false });
  for (const each of brands) merchants.set(each.code, await openMerchant(platform.database, each));
});

afterAll(async () => {
  expect(await findUnsoundBooks(platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await platform.close();
});

const merchantOf = (code: string): Merchant => {
  const found = merchants.get(code);
  if (!found) throw new Error(code);
  return found;
};

test('random trees, rates and bets: each is paid as a slow count says, and no line costs more than its top', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ under: fc.nat(), rate: fc.nat({ max: 500 }), isAgent: fc.boolean() }), {
        minLength: 2,
        maxLength: 8,
      }),
      fc.array(
        fc.record({
          who: fc.nat(),
          stake: fc.integer({ min: 1, max: 5_000_000 }),
          isVoid: fc.boolean(),
        }),
        { maxLength: 8 },
      ),
      async (seats, rounds) => {
        const code = `rand${run % RUNS}`;
        run += 1;
        const merchant = merchantOf(code);
        const master = await openTeamPerson(platform, { type: 1, code });
        const agents = [master];
        const players: TeamPerson[] = [];
        const uplines = new Map<number, number>();
        const rates = new Map([[master.memberId, 500]]);
        for (const { under, rate, isAgent } of seats) {
          const above = agents[under % agents.length] ?? master;
          const person = await openTeamPerson(platform, {
            type: isAgent ? 2 : 0,
            code,
            under: above,
            cashMinor: 100_000_000,
          });
          uplines.set(person.memberId, above.memberId);
          if (!isAgent) players.push(person);
          else {
            agents.push(person);
            const most = rates.get(above.memberId) ?? 0;
            const given = Math.min(rate, most);
            if (given === 0) continue;
            await agree(platform, {
              upline: above,
              agent: person,
              kind: 'daily',
              terms: flat(given),
            });
            rates.set(person.memberId, given);
          }
        }
        await settleIn(platform, merchant, DAY);
        const counted: { memberId: number; validMinor: number }[] = [];
        for (const { who, stake, isVoid } of rounds) {
          const player = players[who % Math.max(1, players.length)];
          if (!player) continue;
          const id = await playAt(platform, merchant, player.memberId, {
            at: atHour(6),
            stakeMinor: stake,
            payoutMinor: 0,
          });
          if (isVoid) {
            await voidBet(platform.database, merchant, {
              vendorCode: 'TESTER',
              transactionId: id,
              memberId: player.memberId,
            });
            await sql`update bet set voided_at = ${atHour(7)} where merchant_id = ${merchant.id} and transaction_id = ${id}`.execute(
              platform.database,
            );
          } else counted.push({ memberId: player.memberId, validMinor: stake });
        }
        await settleUntil(platform, merchant, atHour(24));
        await Promise.all(
          Array.from({ length: 3 }, () => runContracts(platform.database, merchant)),
        );

        const { rows } = await sql<{ agentId: number; paid: number }>`
          select agent_id, sum(paid_minor)::bigint as paid from contract_bill
            where merchant_id = ${merchant.id} and kind = 'daily' and agent_id = any(${[...rates.keys()]}::bigint[])
            group by agent_id`.execute(platform.database);
        const paid = new Map(rows.map((row) => [row.agentId, row.paid]));
        const slow = slowSalaries(uplines, rates, counted);
        for (const [agentId, minor] of slow) expect(paid.get(agentId) ?? 0).toBe(minor);
        const total = [...paid.values()].reduce((sum, each) => sum + each, 0);
        const top = counted.reduce((sum, { validMinor }) => sum + validMinor, 0);
        expect(total).toBeLessThanOrEqual(Math.floor((top * 500) / 100_000));
      },
    ),
    { numRuns: RUNS },
  );
});
