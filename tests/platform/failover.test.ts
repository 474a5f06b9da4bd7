import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { vendorBet } from '#api/vendor-protocol.ts';
import { connect } from '#platform/base/database/connect.ts';
import { type DebianServer, openOn } from '../../scripts/debian/debian-postgres.ts';
import { startStandbyPair } from '../../scripts/debian/standby-pair.ts';
import { withClient } from '../support/database-template.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { openPlayer, openSlot, startPlayFixture, VENDOR } from '../support/play-fixture.ts';
import type { TestPlatform } from '../support/platform.ts';
import { startPooler } from '../support/pooler.ts';
import { isWholeProof } from '../support/proof.ts';
import { sendAsVendor, type TestPlay } from '../support/vendor-messages.ts';

const STAKE = openSlot.minimumStakeUnits * 100;
const PLAYERS = 4;
const ROUNDS = 40;

const nightly = test.runIf(isWholeProof);

/** Bets that are said until each is acknowledged, each player's one after the other. */
const startBets = (platform: TestPlatform, plays: readonly TestPlay[]) => {
  const acknowledged: string[] = [];
  const ending = new AbortController();
  const say = async ({ sessionToken }: TestPlay, requestId: string): Promise<void> => {
    const body = {
      requestId,
      sessionToken,
      transactionId: requestId,
      roundId: requestId,
      stakeMinor: STAKE,
      payoutMinor: STAKE,
      pick: 'a round of the failover',
    };
    const isHeard = () =>
      sendAsVendor(platform, VENDOR, vendorBet, body).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isHeard())) await wait(20);
    acknowledged.push(requestId);
  };
  const players = plays.map(async (play) => {
    while (!ending.signal.aborted) await say(play, crypto.randomUUID());
  });
  return {
    acknowledged,
    end: async () => {
      ending.abort();
      await Promise.all(players);
    },
  };
};

/** How often each bet stands in a database. */
const countBets = (server: DebianServer, requests: readonly string[]) =>
  withClient(server.urlOf('livery'), async (client) => {
    const { rows } = await client.query<{ bets: string; distinct: string }>(
      `select count(*) as bets, count(distinct transaction_id) as distinct from bet
        where transaction_id = any($1)`,
      [requests],
    );
    return [Number(rows[0]?.bets), Number(rows[0]?.distinct)];
  });

nightly(
  'the primary is lost while bets come in: servers go on behind PgBouncer without a restart, nothing acknowledged is lost, nothing is booked twice',
  { timeout: 600_000 },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-failover-'));
    const { primary, standby, promote } = await startStandbyPair(folder);
    const pooler = await startPooler(primary.urlOf('postgres'));
    const database = await openOn(primary);
    const options = { database, poolUrl: pooler.urlOf };
    const { platform, merchant } = await startPlayFixture({}, options);
    const plays: TestPlay[] = [];
    for (let player = 0; player < PLAYERS; player += 1)
      plays.push((await openPlayer(platform, merchant, { cashMinor: 10_000_000 })).play);
    const bets = startBets(platform, plays);
    const until = (count: number) =>
      expect.poll(() => bets.acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(count);
    await until(ROUNDS);

    await primary.kill();
    const lost = [...bets.acknowledged];
    await promote();
    await pooler.moveTo(standby.urlOf('postgres'));
    await until(lost.length + ROUNDS);
    await bets.end();

    const { acknowledged } = bets;
    expect(await countBets(standby, lost)).toEqual([lost.length, lost.length]);
    expect(await countBets(standby, acknowledged)).toEqual([
      acknowledged.length,
      acknowledged.length,
    ]);
    const there = await connect(standby.urlOf('livery'), { connections: 1 });
    expect(await findUnsoundBooks(there.database)).toEqual({ unbalanced: [], wrong: [] });
    await there.close();
    await platform.close().catch(() => {});
    await pooler.stop();
    await standby.kill();
    await rm(folder, { recursive: true, force: true });
  },
);
