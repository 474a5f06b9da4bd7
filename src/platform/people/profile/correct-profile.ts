import { type ProfileField, profileFieldNames } from '#api/profile.ts';
import type { WrongField } from '#domain/check-field.ts';
import { checkProfileField } from '#domain/profile-fields.ts';
import { type Actor, recordDecision } from '../../base/audit/record-decision.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { toProfileView } from './read-profile.ts';

/** What an operator knows of a member, after a paper was seen. */
export interface Correction {
  /** In any case. */
  username: string;
  /** Fields and their right texts; also those that the member can no longer change. */
  set: Partial<Record<ProfileField, string>>;
  /** Fields that were seen to be right: the member changes them no more. */
  verify: readonly ProfileField[];
}

/** What came of it. */
export type CorrectedProfile =
  | { ok: true; fields: Record<ProfileField, string | null>; locked: ProfileField[] }
  | { ok: false; reason: 'no_member' }
  | { ok: false; reason: 'wrong_fields'; wrong: WrongField[] };

/** Whether a word names a field of the profile. */
export const isProfileField = (word: string): word is ProfileField =>
  (profileFieldNames as readonly string[]).includes(word);

/**
 * Corrects the profile of a member and notes what was verified; the rules hold here too.
 *
 * @param actor null only where nothing is set or verified: then the profile is shown
 */
export const correctProfile = async (
  database: Database,
  { id: merchantId, config }: Merchant,
  { username, set, verify }: Correction,
  actor: Actor | null,
): Promise<CorrectedProfile> => {
  const check = {
    rules: config.registerFields,
    maxLength: config.signIn.profileTextMaxLength,
    minimumAge: config.ages.minimum,
    today: new Date(),
  };
  const texts = profileFieldNames.flatMap((field): [ProfileField, string][] => {
    const text = set[field];
    return text === undefined ? [] : [[field, text]];
  });
  const wrong = texts.flatMap(([field, text]) => checkProfileField(field, text, check) ?? []);
  if (wrong.length > 0) return { ok: false, reason: 'wrong_fields', wrong };

  return database.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('member')
      .select(['id', 'username', 'nickname', 'profile', 'profileLocked'])
      .where('merchantId', '=', merchantId)
      .where('username', '=', username.toLowerCase())
      .where('type', '<>', 4)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'no_member' };
    const next = nextProfile(row, texts, verify);
    await tx
      .updateTable('member')
      .set({ ...next, profile: JSON.stringify(next.profile) })
      .where('merchantId', '=', merchantId)
      .where('id', '=', row.id)
      .execute();
    if (actor)
      await recordDecision(tx, {
        ...actor,
        merchantId,
        action: 'profile.correct',
        subject: `member ${row.id}`,
        // The texts are the member's own; which fields they were is enough here.
        facts: { set: texts.map(([field]) => field), verified: verify },
      });
    const { told: fields, locked } = toProfileView(next);
    return { ok: true, fields, locked };
  });
};

interface ProfileRow {
  username: string;
  nickname: string;
  profile: Record<string, string>;
  profileLocked: string[];
}

/** What a member's row becomes. */
const nextProfile = (
  row: ProfileRow,
  texts: readonly [ProfileField, string][],
  verify: readonly ProfileField[],
): ProfileRow => {
  const { nickname, ...told } = Object.fromEntries(texts) as Partial<Record<ProfileField, string>>;
  const kept = Object.entries({ ...row.profile, ...told }).filter(([, text]) => text !== '');
  return {
    username: row.username,
    nickname: nickname === undefined ? row.nickname : nickname || row.username,
    profile: Object.fromEntries(kept),
    profileLocked: [...new Set([...row.profileLocked, ...verify])],
  };
};
