import { afterAll, beforeAll, expect, test } from 'vitest';
import { inbox } from '#api/inbox.ts';
import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import {
  countAudience,
  findUnknown,
} from '#platform/people/inbox/broadcasts/broadcast-audience.ts';
import { type BroadcastTemplate } from '#platform/people/inbox/broadcasts/broadcast-template.ts';
import {
  cancelBroadcast,
  readBroadcasts,
  scheduleBroadcast,
} from '#platform/people/inbox/broadcasts/operate-broadcasts.ts';
import { runBroadcasts } from '#platform/people/inbox/broadcasts/run-broadcasts.ts';
import { parseSegment, type Segment } from '#platform/people/inbox/broadcasts/segment.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { operator } from '../support/operator.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const brands = ['alpha', 'beta'].map((code) => buildMerchant(code));
let platform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  platform = await startTestPlatform(brands, { jobs: false });
  merchant = await openMerchant(platform.database, brands[0] as (typeof brands)[number]);
});

afterAll(() => platform.close());

const newMember = (username: string, more: { type?: number; cashMinor?: number } = {}) =>
  openMember(platform, 'alpha', { username, ...more });

const template = (kind: 'mail' | 'promotion', name = 'spring'): BroadcastTemplate => ({
  name,
  kind,
  title: { en: 'Hello {{name}}', my: 'မင်္ဂလာပါ {{name}}' },
  body: { en: 'From {{brand}}', my: '{{brand}} မှ' },
  path: '/promotions#spring',
});

const schedule = (kind: 'mail' | 'promotion', segment: Segment = {}, dueAt = new Date()) =>
  scheduleBroadcast(
    platform.database,
    merchant,
    { template: template(kind), segment, dueAt },
    operator,
  );

const failures: unknown[] = [];
const run = async (stepSize?: number) => {
  const log = { error: (...facts: unknown[]) => void failures.push(facts) };
  await runBroadcasts({ database: platform.database, log }, stepSize);
  expect(failures).toEqual([]);
};

const namesOf = async (id: number): Promise<string[]> => {
  const { rows } = await sql<{ username: string }>`select m.username from inbox_message i
    join member m on m.merchant_id = i.merchant_id and m.id = i.member_id
    where i.broadcast_id = ${id} order by 1`.execute(platform.database);
  return rows.map(({ username }) => username);
};

const choose = ({ merchantId, memberId }: OpenedMember, set: ReturnType<typeof sql>) =>
  sql`insert into protection_choice (merchant_id, member_id) values (${merchantId}, ${memberId})
    on conflict do nothing`
    .execute(platform.database)
    .then(() =>
      sql`update protection_choice set ${set} where merchant_id = ${merchantId}
        and member_id = ${memberId}`.execute(platform.database),
    );

test('an offer goes to who agreed to offers, to nobody excluded or on a break; mail to everybody', async () => {
  const glad = await newMember('glad');
  const unwilling = await newMember('unwilling');
  const resting = await newMember('resting');
  const excluded = await newMember('excluded');
  await newMember('trial', { type: 4 });
  const frozen = await newMember('frozen');
  await choose(unwilling, sql`marketing = false`);
  await choose(resting, sql`cool_off_until = now() + interval '1 day'`);
  await sql`insert into self_exclusion (merchant_id, member_id) values
    (${excluded.merchantId}, ${excluded.memberId})`.execute(platform.database);
  await sql`update member set status = 'frozen' where id = ${frozen.memberId}`.execute(
    platform.database,
  );
  expect(
    await countAudience(platform.database, merchant.id, { kind: 'promotion', segment: {} }),
  ).toBe(1);

  const [offer, mail] = [await schedule('promotion'), await schedule('mail')];
  await run();

  expect(await namesOf(offer)).toEqual(['glad']);
  expect(await namesOf(mail)).toEqual(['excluded', 'glad', 'resting', 'unwilling']);
  expect(await platform.call(glad, inbox, { language: 'en' })).toMatchObject({
    value: {
      messages: [
        { kind: 'mail' },
        { kind: 'promotion', title: 'Hello glad', text: `From ${merchant.config.brand.name}` },
      ],
    },
  });
});

test('each condition of a segment holds', async () => {
  const rich = await newMember('rich', { cashMinor: 100_000 });
  const away = await newMember('away', { cashMinor: 100 });
  const abroad = await newMember('abroad');
  await sql`update member set last_login_at = now() where id = ${rich.memberId}`.execute(
    platform.database,
  );
  await sql`update member set last_login_at = now() - interval '60 days'
    where id = ${away.memberId}`.execute(platform.database);
  await sql`insert into member_contact (merchant_id, member_id, kind, value)
    values (${abroad.merchantId}, ${abroad.memberId}, 'mobile', '+66812345678')`.execute(
    platform.database,
  );
  const minor = (text: string) => Math.round(Number(text) * 100);
  const reached = async (spec: string) => {
    const id = await schedule('mail', parseSegment(spec, minor));
    await run();
    return namesOf(id);
  };

  expect(await reached('balance-from=500')).toEqual(['rich']);
  expect(await reached('balance-from=1,balance-to=2.50')).toEqual(['away']);
  expect(await reached('country=TH|SG')).toEqual(['abroad']);
  expect(await reached('seen=1')).toEqual(['rich']);
  expect(await reached('unseen=30')).toEqual(['away']);
  expect(await reached('promotion=none')).toEqual([]);
  await sql`insert into rank_rule (merchant_id, zone, count_days, keep_days, notice_days, turnover)
    values (${merchant.id}, 'UTC', 0, 90, 7, 1)`.execute(platform.database);
  await sql`insert into rank_step (merchant_id, level, rank, points, keep_points, bonus_minor, gift_points, rebate_percent)
    values (${merchant.id}, 0, 'bronze', 0, 0, 0, 0, 0), (${merchant.id}, 1, 'gold', 10, 5, 0, 0, 0)`.execute(
    platform.database,
  );
  await sql`insert into rank_member (merchant_id, member_id, rank, points, risen_on, hold_from)
    values (${merchant.id}, ${rich.memberId}, 'gold', 10, now(), now())`.execute(platform.database);
  expect(await reached('rank=gold')).toEqual(['rich']);
  expect(await reached('rank=bronze')).not.toContain('rich');
  expect(
    await findUnknown(platform.database, merchant.id, {
      ranks: ['gold', 'iron'],
      promotion: 'none',
    }),
  ).toEqual(['no promotion none', 'no rank iron']);
  for (const wrong of ['', 'age=3', 'seen=0', 'seen=x', 'country=ZZ', 'balance-from='])
    expect(() => parseSegment(wrong, minor)).toThrow();
});

test('a sending that dies in the middle goes on without a double, also with several processes', async () => {
  await sql`insert into member (merchant_id, username, nickname, type, language, registered_ip)
    select ${merchant.id}, 'many' || n, 'many' || n, 0, 'en', '127.0.0.1'
      from generate_series(1, 60) n`.execute(platform.database);
  const id = await schedule('mail');
  const owner = await connect(platform.databaseUrl, { connections: 1 });
  await owner.pool.query(`create function die() returns trigger language plpgsql as $$ begin
      if (select username from member where id = new.member_id) = 'many40'
        then raise exception 'the process died'; end if; return new; end $$;
    create trigger die after insert on inbox_message for each row execute function die();`);
  const errors: unknown[] = [];
  const log = { error: (facts: unknown) => void errors.push(facts) };
  await runBroadcasts({ database: platform.database, log }, 10);
  const before = (await namesOf(id)).length;
  await owner.pool.query('drop function die cascade');
  await owner.close();

  await Promise.all(Array.from({ length: 8 }, () => run(10)));

  expect(errors).toHaveLength(1);
  expect(before).toBeGreaterThan(20);
  expect(before).toBeLessThan(60);
  const all = await countAudience(platform.database, merchant.id, { kind: 'mail', segment: {} });
  const names = await namesOf(id);
  expect(names).toHaveLength(all);
  expect(new Set(names).size).toBe(all);
  expect((await readBroadcasts(platform.database, [merchant], 1))[0]).toMatchObject({
    id,
    state: 'SENT',
    reached: all,
  });
});

test('what is due later waits, and is not sent once it is cancelled', async () => {
  const id = await schedule('mail', {}, new Date(Date.now() + 3_600_000));
  await run();
  expect(await namesOf(id)).toEqual([]);

  expect(await cancelBroadcast(platform.database, merchant, id, operator)).toEqual({ reached: 0 });
  await sql`update inbox_broadcast set due_at = now() where id = ${id}`.execute(platform.database);
  await run();

  expect(await namesOf(id)).toEqual([]);
  expect(await cancelBroadcast(platform.database, merchant, id, operator)).toBeNull();
});
