import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setInboxReach } from '#api/inbox-reach.ts';
import { memberInfo, register } from '#api/member.ts';
import en from '#locales/en/inbox-messages.json' with { type: 'json' };
import { sql } from '#platform/base/database/sql.ts';
import type { OpenedMember } from '../support/members.ts';
import { BEGUN, ELSEWHERE, EVENTS, good, startToldEvents } from '../support/told-events.ts';

let here: Awaited<ReturnType<typeof startToldEvents>>;

beforeAll(async () => {
  here = await startToldEvents();
});

afterAll(() => here.close());

interface Told {
  template: string;
  kind: string;
  path: string | null;
  reach: number;
}

const toldTo = async ({
  merchantId,
  memberId,
}: Pick<OpenedMember, 'merchantId' | 'memberId'>): Promise<Told[]> => {
  const { rows } = await sql<Told>`select template, kind, path, reach from inbox_message
    where merchant_id = ${merchantId} and member_id = ${memberId} order by id`.execute(
    here.platform.database,
  );
  return rows;
};

/** What protects a member from now on. */
const protect = async (
  { merchantId, memberId }: OpenedMember,
  { marketing = true, isOnBreak = false },
): Promise<void> => {
  await sql`insert into protection_choice (merchant_id, member_id, marketing, cool_off_until)
    values (${merchantId}, ${memberId}, ${marketing},
      ${isOnBreak}::boolean::int * interval '1 day' + now())
    on conflict (merchant_id, member_id) do update set marketing = excluded.marketing,
      cool_off_until = excluded.cool_off_until`.execute(here.platform.database);
};

test('every message of the platform is told by an event here, or where its test says', async () => {
  const told = ['welcome', ...Object.keys(EVENTS), ...Object.keys(ELSEWHERE)];
  expect(told.toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [template, name] of Object.entries(ELSEWHERE)) {
    const file = path.join(import.meta.dirname, `${name}.test.ts`);
    expect(await readFile(file, 'utf8'), `${name}.test.ts`).toContain(template);
  }
});

test.each(Object.entries(EVENTS))(
  '%s: in the inbox, by e-mail and push where its kind was asked for',
  async (template, { kind, path: page, begin, happen }) => {
    const [asked, other] = [await here.newMember(), await here.newMember()];
    good(await here.platform.call(asked, setInboxReach, { kind, email: true, push: true }));
    const another = kind === 'mail' ? 'account' : 'mail';
    good(
      await here.platform.call(other, setInboxReach, { kind: another, email: true, push: true }),
    );

    for (const member of [asked, other]) {
      await begin?.(member);
      await happen(member);
    }

    expect(await toldTo(asked)).toContainEqual({ template, kind, path: page, reach: 3 });
    expect(await toldTo(other)).toContainEqual({ template, kind, path: page, reach: 0 });
  },
);

test.each(Object.entries(EVENTS).filter(([, { tempts }]) => tempts))(
  '%s is not told to who has a break from play or wants no offers',
  async (template, { begin, happen }) => {
    const [resting, unwilling] = [await here.newMember(), await here.newMember()];
    for (const member of [resting, unwilling]) await begin?.(member);
    await protect(resting, { isOnBreak: true });
    await protect(unwilling, { marketing: false });

    await happen(resting);
    await happen(unwilling);

    for (const member of [resting, unwilling])
      expect((await toldTo(member)).map((told) => told.template)).not.toContain(template);
  },
);

test.each(
  Object.entries(EVENTS).filter(([template, { tempts }]) => !tempts && !BEGUN.has(template)),
)(
  '%s is service: told through a break from play, and to who wants no offers',
  async (template, event) => {
    const member = await here.newMember();
    await protect(member, { marketing: false, isOnBreak: true });

    await event.happen(member);

    expect((await toldTo(member)).map((told) => told.template)).toContain(template);
  },
);

test('whoever registers is welcomed', async () => {
  const visitor = { host: 'alpha.localhost' };
  const password = 'violet-Tuba-91x';
  const form = { username: 'newcomer', password, confirmPassword: password, agreed: true };
  const { value } = good(await here.platform.call(visitor, register, form));
  const caller = { ...visitor, token: value.session?.token ?? '' };
  const { value: info } = good(await here.platform.call(caller, memberInfo));

  const { merchantId } = await here.newMember();
  expect(await toldTo({ merchantId, memberId: info.id })).toMatchObject([
    { template: 'welcome', kind: 'mail' },
  ]);
});
