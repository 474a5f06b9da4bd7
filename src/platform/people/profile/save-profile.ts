import { type ProfileField, profileFieldNames, saveProfile } from '#api/profile.ts';
import { checkProfileField } from '#domain/profile-fields.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { readProfile, toProfileView } from './read-profile.ts';

/** Writes the fields that were sent; who somebody is can be told once and no more changed. */
export const saveProfileHandler = handle(saveProfile, async (input, context, refuse) => {
  const { database, merchant, session } = context;
  const { registerFields: rules, signIn, ages } = merchant.config;
  const sent = profileFieldNames.flatMap((field): [ProfileField, string][] => {
    const text = input[field];
    return text === undefined ? [] : [[field, text]];
  });
  const check = {
    rules,
    maxLength: signIn.profileTextMaxLength,
    minimumAge: ages.minimum,
    today: new Date(),
  };
  const fieldErrors = sent.flatMap(([field, text]) => checkProfileField(field, text, check) ?? []);
  if (fieldErrors.length > 0) return refuse('invalid_input', { fieldErrors });

  await database.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('member')
      .select(['username', 'nickname', 'profile', 'profileLocked'])
      .where('merchantId', '=', merchant.id)
      .where('id', '=', session.memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { told, locked } = toProfileView(row);
    const changed = sent.filter(([field, text]) => text !== (told[field] ?? ''));
    const settled = changed.map(([field]) => field).filter((field) => locked.includes(field));
    if (settled.length > 0) refuse('profile_locked', { details: { fields: settled } });
    const { nickname, ...written } = Object.fromEntries(changed) as Partial<
      Record<ProfileField, string>
    >;
    const profile = Object.entries({ ...row.profile, ...written }).filter(
      ([, text]) => text !== '',
    );
    await tx
      .updateTable('member')
      .set({
        profile: JSON.stringify(Object.fromEntries(profile)),
        ...(nickname !== undefined && { nickname: nickname || row.username }),
      })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', session.memberId)
      .execute();
  });
  return readProfile(context);
});
