import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFeedback } from '#api/feedback.ts';
import { memberInfo } from '#api/member.ts';
import { memberIcon, setMemberIcon } from '#api/uploads.ts';
import { sql } from '#platform/base/database/sql.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { fetchBytes, picture, stored } from '../support/uploads.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')]);
});

afterAll(() => platform.close());

const newMember = () => openSomebody(platform);

test('a member shows a picture of its own, and the default one again', async () => {
  const member = await newMember();
  expect(await platform.call(member, memberIcon)).toMatchObject({ value: { image: null } });
  const first = await stored(platform, member, 'avatar', await picture('jpeg', 600));
  expect(first).toMatchObject({ widthPx: 256, heightPx: 256 });

  const set = await platform.call(member, setMemberIcon, { uploadId: first.id });

  expect(set).toMatchObject({
    value: { image: expect.stringMatching(/^data:image\/webp;base64,/) },
  });
  expect(await platform.call(member, memberIcon)).toEqual(set);
  expect(await platform.call(member, memberInfo)).toMatchObject({ value: { hasAvatar: true } });

  const second = await stored(platform, member, 'avatar', await picture());
  expect(await platform.call(member, setMemberIcon, { uploadId: second.id })).not.toEqual(set);
  expect((await fetchBytes(platform, first.url, member)).status).toBe(404);

  await platform.call(member, setMemberIcon, { uploadId: null });
  expect(await platform.call(member, memberIcon)).toMatchObject({ value: { image: null } });
  expect(await platform.call(member, memberInfo)).toMatchObject({ value: { hasAvatar: false } });
});

test('a picture that is another’s, for something else, or taken is no picture of the account', async () => {
  const member = await newMember();
  const others = await stored(platform, await newMember(), 'avatar', await picture());
  const proof = await stored(platform, member, 'proof', await picture());
  const own = await stored(platform, member, 'avatar', await picture());
  await platform.call(member, setMemberIcon, { uploadId: own.id });

  for (const uploadId of [others.id, proof.id, own.id, crypto.randomUUID()])
    expect(await platform.call(member, setMemberIcon, { uploadId })).toMatchObject({
      refusal: 'upload_unknown',
      status: 404,
    });
});

test('feedback takes up to three pictures, each once', async () => {
  const member = await newMember();
  const ids: string[] = [];
  for (let round = 0; round < 4; round += 1)
    ids.push((await stored(platform, member, 'feedback', await picture())).id);
  const send = (imageIds: string[], caller: { host: string; token?: string } = member) =>
    platform.call(caller, sendFeedback, {
      questionType: 'other',
      content: 'Something is wrong',
      imageIds,
    });

  expect(await send(ids)).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'imageIds', rule: 'length', max: 3 }],
  });
  expect(await send(ids.slice(0, 1), { host: member.host })).toMatchObject({
    refusal: 'upload_unknown',
  });
  const sent = await send(ids.slice(0, 3));
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  const { rows } = await sql<{ uploadId: string }>`
    select upload_id from feedback_image where feedback_id = ${sent.value.id}
    order by upload_id`.execute(platform.database);
  expect(rows.map(({ uploadId }) => uploadId)).toEqual(ids.slice(0, 3).toSorted());
  expect(await send(ids.slice(2))).toMatchObject({ refusal: 'upload_unknown' });
});
