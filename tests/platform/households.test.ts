import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveProfile } from '#api/profile.ts';
import { readHousehold, shareHousehold } from '#platform/people/access/households.ts';
import { type PromotionFixture, startPromotionFixture } from '../support/promotions.ts';

let here: PromotionFixture;

beforeAll(async () => {
  here = await startPromotionFixture();
});

afterAll(() => here.platform.close());

const live = (address: string) => here.newMember(0, { address });

const areTogether = async (one: string, other: string) => {
  const [first, second] = [await live(one), await live(other)];
  const both = [first.memberId, second.memberId] as const;
  return shareHousehold(here.platform.database, here.merchant.id, both);
};

test.each([
  ['12 Main Street, Springfield', '12  MAIN street — Springfield.'],
  ['12 Main Street', '１２ Ｍａｉｎ Ｓｔｒｅｅｔ'],
  ['အမှတ် ၁၂၊ ပန်းဆိုးတန်းလမ်း', 'အမှတ် ၁၂ ပန်းဆိုးတန်းလမ်း။'],
  ['上海市南京路十二号', '上海市南京路十二号。'],
  ['شارع الملك ١٢، دبي', 'شارع الملك ١٢ دبي'],
  ['Müllerstraße 4', 'MÜLLERSTRAẞE 4'],
])('%s is where %s is', async (one, other) => {
  expect(await areTogether(one, other)).toBe(true);
});

test.each([
  ['Flat 1, 23 Main Street', 'Flat 12, 3 Main Street'],
  ['အမှတ် ၁၂၊ ပန်းဆိုးတန်းလမ်း', 'အမှတ် ၁၃၊ ပန်းဆိုးတန်းလမ်း'],
  ['Yangon', 'Yangon'],
  ['1', '1'],
  ['', ''],
])('%s is not where %s is', async (one, other) => {
  expect(await areTogether(one, other)).toBe(false);
});

test('a household follows the profile, and no address can be read from it', async () => {
  const { platform, merchant } = here;
  const member = await live('7 Rose Lane');
  const before = await readHousehold(platform.database, merchant.id, member.memberId);
  await platform.call(member, saveProfile, { address: '8 Rose Lane' });
  const after = await readHousehold(platform.database, merchant.id, member.memberId);
  expect(before).toHaveLength(32);
  expect(after?.equals(before as Buffer)).toBe(false);

  await platform.call(member, saveProfile, { address: '' });

  expect(await readHousehold(platform.database, merchant.id, member.memberId)).toBeNull();
});

test('a limit by household holds under 64 at once; who tells no address cannot join', async () => {
  const members = await Promise.all(
    Array.from({ length: 64 }, (_, index) => live(`5 Lake Road${'.'.repeat(index % 5)}`)),
  );

  const joins = await Promise.all(
    members.map((member, index) => here.join(member, 'home', `203.0.113.${index}`)),
  );

  expect(joins.filter(({ ok }) => ok)).toHaveLength(2);
  expect(joins.find(({ ok }) => !ok)).toMatchObject({ refusal: 'promotion_limit' });
  expect(await here.join(await live('6 Lake Road'), 'home')).toMatchObject({ ok: true });
  expect(await here.join(await here.newMember(), 'home')).toMatchObject({
    refusal: 'promotion_address',
  });
  // Who was refused has no part in the budget.
  expect((await here.committed('home'))?.minor).toBe(12_000);
});

test('whoever moves after joining is still counted where they lived', async () => {
  const joined = await Promise.all(['1 Hill Top', '1 Hill Top'].map(live));
  for (const member of joined) await here.join(member, 'home');
  await here.platform.call(joined[0] as (typeof joined)[0], saveProfile, { address: '2 Hill Top' });

  expect(await here.join(await live('1 Hill Top'), 'home')).toMatchObject({
    refusal: 'promotion_limit',
  });
});
