import { checkProfileField } from '#domain/profile-fields.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { saveChoice } from '../protection/save-choice.ts';

type Age = 'wrong' | 'underage' | 'old enough';

/** What a birthday is by the rules of the brand: no day, a minor's, or old enough. */
const judgeBirthday = (birthday: string, { config }: Merchant): Age => {
  const wrong = checkProfileField('birthday', birthday, {
    rules: config.registerFields,
    maxLength: config.signIn.profileTextMaxLength,
    minimumAge: config.ages.minimum,
    today: new Date(),
  });
  if (wrong) return wrong.rule === 'underage' ? 'underage' : 'wrong';
  return birthday === '' ? 'wrong' : 'old enough';
};

/** @throws {Refusal} `birthday_wrong` when the brand's rules find it anything else */
const refuseUnless = (age: Age, birthday: string, merchant: Merchant): void => {
  const { minimum } = merchant.config.ages;
  if (judgeBirthday(birthday, merchant) !== age)
    throw new Refusal('birthday_wrong', { details: { minimum } });
};

/**
 * The document shows a minor: its birthday replaces whatever was told or verified before. `ageState` finds it, so play and deposits
 * are closed until it is old enough. A proof of age that was seen before was none.
 *
 * @throws {Refusal} `birthday_wrong` when it is no day, or old enough
 */
export const closeForMinor = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  birthday: string,
): Promise<void> => {
  refuseUnless('underage', birthday, merchant);
  const { profile, profileLocked } = await readBirthday(tx, merchant.id, memberId);
  await writeBirthday(tx, merchant.id, memberId, { profile, profileLocked, birthday });
  await saveChoice(tx, merchant.id, memberId, { ageVerifiedAt: null, ageProof: null });
};

/**
 * The document decides: what the member told is replaced, unless it was verified before.
 *
 * @throws {Refusal} `birthday_wrong` when it is no day, or too young; `birthday_differs`
 */
export const settleBirthday = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  birthday: string,
): Promise<void> => {
  refuseUnless('old enough', birthday, merchant);
  const { profile, profileLocked } = await readBirthday(tx, merchant.id, memberId);
  const told = profile['birthday'];
  if (told && told !== birthday && profileLocked.includes('birthday'))
    throw new Refusal('birthday_differs', { details: { told } });
  await writeBirthday(tx, merchant.id, memberId, { profile, profileLocked, birthday });
};

const readBirthday = (tx: OpenTransaction, merchantId: number, memberId: number) =>
  tx
    .selectFrom('member')
    .select(['profile', 'profileLocked'])
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

const writeBirthday = async (
  tx: OpenTransaction,
  merchantId: number,
  memberId: number,
  row: { profile: Record<string, string>; profileLocked: string[]; birthday: string },
): Promise<void> => {
  const { profile, profileLocked, birthday } = row;
  await tx
    .updateTable('member')
    .set({
      profile: JSON.stringify({ ...profile, birthday }),
      profileLocked: [...new Set([...profileLocked, 'birthday'])],
    })
    .where('merchantId', '=', merchantId)
    .where('id', '=', memberId)
    .execute();
};
