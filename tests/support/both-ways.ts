import { expect } from 'vitest';
import type { OpenedMember } from './members.ts';
import { readMoneyTraces } from './money-traces.ts';
import type { TestPlatform } from './platform.ts';
import type { watchShortWay } from './short-ways.ts';

/** What each way makes anew. */
const OWN = new Set([
  'id',
  'transferId',
  'reference',
  'createdAt',
  'expiresAt',
  'requestedAt',
  'closedAt',
  'billId',
  'account',
]);

const withoutOwn = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key === 'accountNumber') return String(value).replaceAll(/\d/g, '0');
    return OWN.has(key) && typeof value !== 'object' ? typeof value : value;
  });

/** A call that somebody made anew, and those whose rows it changed. */
interface Made {
  parties: readonly OpenedMember[];
  answer: { ok: boolean };
}

/**
 * Makes a call the short way, then again, by others, the long way. The door is left open.
 *
 * @param make makes everything that the call needs, too
 * @returns what each way answered and left behind, and how many calls each took in the short way
 */
export const goBothWays = async (
  { database }: Pick<TestPlatform, 'database'>,
  door: Awaited<ReturnType<typeof watchShortWay>>,
  make: () => Promise<Made>,
) => {
  const taken: number[] = [];
  const go = async () => {
    await door.taken();
    const { parties, answer } = await make();
    expect(answer).toMatchObject({ ok: true });
    taken.push(await door.taken());
    const traces = [];
    for (const { memberId } of parties) traces.push(await readMoneyTraces(database, memberId));
    return { traces, answer: withoutOwn(answer) };
  };
  await door.open();
  const short = await go();
  await door.close();
  const long = await go();
  await door.open();
  return { short, long, taken };
};
