import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { bonusDetails } from '#api/bonuses.ts';
import { redemptions } from '#api/point-mall.ts';
import { promotionStandings } from '#api/promotions.ts';
import { login } from '#api/session.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { loadDemoWorld } from '#platform/app/demo/load-demo-world.ts';
import { cardChannel } from '../support/deposits.ts';
import { mallItem } from '../support/mall.ts';
import { findUnsoundBooks } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform } from '../support/platform.ts';

const game = catalogue.find(({ gameType }) => gameType === 'INHOUSE');
if (!game) throw new Error('the catalogue has no games');

const terms = {
  kind: 'freeStake' as const,
  amountMinor: 500,
  games: [game.gameCode],
  winMostMinor: 5000,
  turnover: 2,
};

const brand = buildMerchant(
  'alpha',
  {
    categories: [{ type: 'INHOUSE', vendors: [game.vendor] }],
    points: { enabled: true },
    payments: { channels: [cardChannel] },
  },
  {
    promotions: [
      {
        id: 'dice',
        title: { en: 'Dice' },
        summary: { en: 'Dice' },
        content: { en: '<p>Dice</p>' },
        art: 'assets/mark.svg',
        category: 'ALL' as const,
        sequence: 1,
        mechanic: {
          ...terms,
          trigger: { kind: 'deposit', leastMinor: 2000 },
          joinDays: 14,
          budgetMinor: 1_000_000,
        },
      },
    ],
    pointMall: [mallItem('roll', { gives: terms })],
  },
);

test('the demo member has a free stake waiting to be claimed, one bought, one used and one expired', async () => {
  const platform = await startTestPlatform([brand], { jobs: false });
  const stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-demo-'));
  const faults: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  try {
    const { database } = platform;
    const merchants = [await openMerchant(database, brand)];
    const load = () => loadDemoWorld({ database, merchants, stateDir, log });
    const { member } = await load();
    await load();

    expect(faults).toEqual([]);
    const host = 'alpha.localhost';
    const signedIn = await platform.call({ host }, login, member);
    if (!signedIn.ok) throw new Error(signedIn.refusal);
    const who = { host, token: signedIn.value.token };
    const bonuses = await platform.call(who, bonusDetails, { language: 'en' });
    if (!bonuses.ok) throw new Error(bonuses.refusal);
    const free = bonuses.value.list.filter(({ bound }) => bound !== undefined);
    expect(free.map(({ title, status }) => `${title} ${status}`).toSorted()).toEqual([
      'Dice COMPLETED',
      'Dice EXPIRED',
      'The roll WAITING',
    ]);
    expect(free.find(({ status }) => status === 'COMPLETED')?.convertedMinor).toBe(1500);
    expect(await platform.call(who, promotionStandings)).toMatchObject({
      value: [{ id: 'dice', status: 'claim', amountMinor: 500 }],
    });
    expect(await platform.call(who, redemptions, { language: 'en' })).toMatchObject({
      value: { list: [{ itemId: 'roll', kind: 'freeStake' }] },
    });
    expect(await findUnsoundBooks(database)).toEqual({ unbalanced: [], wrong: [] });
  } finally {
    await platform.close();
    await rm(stateDir, { recursive: true, force: true });
  }
});
