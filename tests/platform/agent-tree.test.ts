import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { createMember } from '#platform/people/members/create-member.ts';
import { lockMember } from '#platform/people/members/lock-member.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { countSizes, readPairs, readSizes, type Uplines, walkUp } from '../support/slow-tree.ts';

let opened: TestDatabase;
let merchantId: number;
let people = 0;

beforeAll(async () => {
  opened = await startTestDatabase();
  const { id } = await opened.database
    .insertInto('merchant')
    .values({ code: 'alpha', currency: 'USD', config: '{}', contentHash: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  merchantId = id;
});

afterAll(() => opened.close());

/** Somebody new, below somebody or at the top. */
const register = async (uplineId: number | null): Promise<number> => {
  people += 1;
  const username = `person${people}`;
  const made = await opened.database.transaction().execute((tx) =>
    createMember(tx, {
      merchantId,
      currency: 'USD',
      username,
      passwordHash: null,
      type: 2,
      language: 'en',
      uplineId,
      ip: '127.0.0.1',
    }),
  );
  if (!made) throw new Error(`${username} is taken`);
  return made.id;
};

/** Moves somebody with everybody below; false when it would make a circle. */
const move = async (memberId: number, uplineId: number | null): Promise<boolean> => {
  try {
    await opened.database.transaction().execute(async (tx) => {
      await sql`select lock_tree(${merchantId}, true)`.execute(tx);
      await sql`update member set upline_id = ${uplineId}
        where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx);
    });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'LV020') return false;
    throw error;
  }
};

const readClock = async (): Promise<string> => {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(
    opened.database,
  );
  return rows[0]?.at ?? '';
};

/** One step: somebody registers, or somebody moves; places are numbers of those who came before, 0 the top. */
const step = fc.record({ moves: fc.boolean(), who: fc.nat(60), under: fc.nat(60) });

const isBelow = (uplines: Uplines, member: number, ancestor: number): boolean => {
  for (let at: number | null | undefined = member; at; at = uplines.get(at))
    if (at === ancestor) return true;
  return false;
};

test('after any registrations and moves the tree, of now and of each moment before, is what a slow walk finds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const uplines = new Map<number, number | null>();
      const past: { at: string; pairs: string[] }[] = [];
      for (const { moves, who, under } of steps) {
        const ids = [...uplines.keys()];
        const upline = [null, ...ids][under % (ids.length + 1)] ?? null;
        const member = ids[who % Math.max(ids.length, 1)];
        if (!moves || member === undefined) uplines.set(await register(upline), upline);
        else {
          const circle = upline !== null && isBelow(uplines, upline, member);
          expect(await move(member, upline)).toBe(!circle);
          if (!circle) uplines.set(member, upline);
        }
        past.push({ at: await readClock(), pairs: walkUp(uplines) });
      }

      const ids = [...uplines.keys()];
      expect(await readPairs(opened.database, ids)).toEqual(walkUp(uplines));
      expect(await readSizes(opened.database, ids)).toEqual(countSizes(uplines));
      for (const { at, pairs } of past)
        expect(await readPairs(opened.database, ids, at)).toEqual(pairs);
    }),
    { numRuns: inProof(12, 100), seed: proofSeed, endOnFailure: true },
  );
});

/** Who was directly below whom at a moment, and at which moments anything changed. */
const readLog = async (ids: number[]) => {
  const { rows } = await sql<{ memberId: number; uplineId: number; since: string; until: string }>`
    select member_id, ancestor_id as upline_id, since::text, coalesce(until::text, 'infinity') as until
      from downline where depth = 1 and member_id = any(${ids}::bigint[])`.execute(opened.database);
  const { rows: moments } = await sql<{ at: string }>`
    select distinct since::text as at from downline where member_id = any(${ids}::bigint[])
      order by 1`.execute(opened.database);
  const at = async (moment: string): Promise<Uplines> => {
    const { rows: then } = await sql<{ memberId: number; uplineId: number }>`
      select member_id, ancestor_id as upline_id from downline where depth = 1
        and member_id = any(${ids}::bigint[]) and since <= ${moment}
        and (until is null or until > ${moment})`.execute(opened.database);
    return new Map(then.map(({ memberId, uplineId }) => [memberId, uplineId]));
  };
  return { rows, moments: moments.map((each) => each.at), at };
};

test('eight who register and move at once, and others who hold members’ rows, leave one tree with one past', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await register(ids.at(-1) ?? null));
  const pick = (seed: number): number => ids[seed % ids.length] ?? 0;
  const work = async (worker: number): Promise<void> => {
    for (let round = 0; round < inProof(6, 30); round += 1) {
      const seed = worker * 7919 + round * 104_729;
      if (worker < 3) ids.push(await register(pick(seed)));
      else if (worker < 6) await move(pick(seed), worker === 5 ? null : pick(seed * 31 + 7));
      else
        await opened.database.transaction().execute(async (tx) => {
          const pair = [pick(seed), pick(seed + 1)].toSorted((one, other) => one - other);
          for (const id of pair) await lockMember(tx, merchantId, id);
        });
    }
  };

  await Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker)));

  const { rows } = await sql<{
    id: number;
    uplineId: number | null;
  }>`select id, upline_id from member
    where id = any(${ids}::bigint[])`.execute(opened.database);
  const now = new Map(rows.map(({ id, uplineId }) => [id, uplineId]));
  expect(await readPairs(opened.database, ids)).toEqual(walkUp(now));
  expect(await readSizes(opened.database, ids)).toEqual(countSizes(now));
  const log = await readLog(ids);
  expect(log.moments.length).toBeGreaterThan(20);
  for (const at of log.moments)
    expect([at, await readPairs(opened.database, ids, at)]).toEqual([at, walkUp(await log.at(at))]);
  const { rows: left } = await sql`select from team_change`.execute(opened.database);
  expect(left).toEqual([]);
});

test('who registers while the upline moves is below the old line until the move, and below the new one from then on', async () => {
  const [old, fresh] = [await register(null), await register(null)];
  const upline = await register(old);
  const member = await opened.database.transaction().execute(async (tx) => {
    // The registration has begun, and the upline moves before it comes to its turn.
    await sql`select now()`.execute(tx);
    await move(upline, fresh);
    const made = await createMember(tx, {
      merchantId,
      currency: 'USD',
      username: 'between',
      passwordHash: null,
      type: 0,
      language: 'en',
      uplineId: upline,
      ip: '127.0.0.1',
    });
    return made?.id ?? 0;
  });

  const { rows } = await sql<{ ancestorId: number; ended: boolean; order: number }>`
    select ancestor_id, until is not null as ended from downline where member_id = ${member}
      order by depth, since`.execute(opened.database);
  expect(rows).toEqual([
    { ancestorId: upline, ended: false },
    { ancestorId: old, ended: true },
    { ancestorId: fresh, ended: false },
  ]);
});

test('the server’s own role cannot write the tree past the triggers', async () => {
  if (opened.isOwner) return;
  for (const table of ['downline', 'team_size', 'team_change'])
    await expect(sql`delete from ${sql.table(table)}`.execute(opened.database)).rejects.toThrow(
      'permission denied',
    );
});
