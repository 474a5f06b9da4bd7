import { describe, expect, test } from 'vitest';
import { bear } from '../../scripts/faults/bear.ts';
import { faults } from '../../scripts/faults/faults.ts';
import { killEach, makePair } from '../../scripts/faults/kills.ts';
import { whyNoPooler } from '../support/pooler.ts';
import { isWholeProof } from '../support/proof.ts';
import { reportSkipped } from '../support/report-skipped.ts';

const missing = await whyNoPooler();
if (missing !== null) reportSkipped(missing);

/** What must hold of every fault; how long things took is told, and compared with nothing. */
const HELD = { lost: 0, twice: 0, faults: [] };

describe.skipIf(missing !== null)(
  'real processes under bets, deposits, transfers and rounds',
  () => {
    test('a server, the games’ service, PgBouncer and the primary are killed in turn: nothing acknowledged is lost, nothing is there twice, the books add up', async () => {
      const result = await killEach.run(1);

      expect(result).toMatchObject(HELD);
      expect(result.acknowledged).toBeGreaterThan(0);
    }, 900_000);

    test.runIf(isWholeProof)(
      'a bet that is lost and a balance that is wrong are found, where they are planted',
      async () => {
        const { lost, faults: found } = await bear({
          fault: 'planted',
          times: 1,
          makeGround: makePair,
          breakIt: async ({ world }) => {
            const { pool, close } = await world.open();
            const player = world.people.players[0]?.memberId;
            const one = `select id from bet where member_id = $1 order by id limit 1`;
            const lose = `update bet set transaction_id = 'another' where member_id = $1 and id = (${one})`;
            await pool.query(lose, [player]);
            await pool.query(
              `update account set balance = balance + 1
            where member_id = $1 and kind = 'cash' and tracked`,
              [player],
            );
            await close();
            return { faults: [] };
          },
        });

        expect(lost).toBe(1);
        expect(found).toHaveLength(2);
      },
      900_000,
    );

    test.runIf(isWholeProof).each(faults)(
      '$title: nothing acknowledged is lost, nothing is there twice, nobody is left hanging',
      async ({ run }) => {
        expect(await run(1)).toMatchObject(HELD);
      },
      900_000,
    );
  },
);
