import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { promotionStandings } from '#api/promotions.ts';
import { login } from '#api/session.ts';
import { loadDemoWorld } from '#platform/app/demo/load-demo-world.ts';
import { storyPromotion } from '../support/applications.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { rafflePromotion, startRaffleFixture } from '../support/raffles.ts';
import { recountRaffle } from '../support/recount-raffle.ts';

test('the demo member has applied, with one answer, and has tickets; a raffle of old is drawn and can be counted again', async () => {
  const brand = buildMerchant(
    'alpha',
    {},
    {
      promotions: [
        storyPromotion('tale', {}, { sequence: 1 }),
        storyPromotion('match', {}, { sequence: 2 }),
        rafflePromotion('now'),
        rafflePromotion(
          'then',
          {},
          { startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-02-01T00:00:00Z' },
        ),
      ],
    },
  );
  const here = await startRaffleFixture([brand]);
  const stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-demo-'));
  const faults: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  const load = () =>
    loadDemoWorld({ database: here.database, merchants: [merchant], stateDir, log });
  const merchant = await openMerchant(here.database, brand);
  try {
    const { member } = await load();
    const drawn = await here.show('then');
    await load();

    expect(faults).toEqual([]);
    expect(drawn.winners).toHaveLength(3);
    expect(await here.show('then')).toEqual(drawn);
    const list = (await here.readList('then')).text;
    expect(recountRaffle(list, await here.published('then'))).toEqual(drawn.winners);
    const host = 'alpha.localhost';
    const signedIn = await here.platform.call({ host }, login, member);
    if (!signedIn.ok) throw new Error(signedIn.refusal);
    const { token } = signedIn.value;
    const answer = await here.platform.call({ host, token }, promotionStandings);
    if (!answer.ok) throw new Error(answer.refusal);
    const states = new Map(answer.value.map(({ id, status }) => [id, status]));
    expect(states.get('tale')).toBe('issued');
    expect(states.get('match')).toBe('processing');
    expect(states.get('now')).toBe('joined');
  } finally {
    await here.platform.close();
    await rm(stateDir, { recursive: true, force: true });
  }
});
