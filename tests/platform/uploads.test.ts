import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setMemberIcon, upload } from '#api/uploads.ts';
import { sql } from '#platform/base/database/sql.ts';
import { sweepUploads } from '#platform/base/uploads/sweep-uploads.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openSomebody } from '../support/people.ts';
import { startTestPlatform, type TestPlatform, toOutcome } from '../support/platform.ts';
import { fetchBytes, formOf, picture, stored, uploadFile } from '../support/uploads.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', { limits: { uploadMaxMb: 1 }, signIn: { uploadsPerDay: 8 } }),
    buildMerchant('beta'),
  ]);
});

afterAll(() => platform.close());

const newMember = (unlike: Parameters<typeof openSomebody>[1] = {}) =>
  openSomebody(platform, unlike);

test.each(['png', 'jpeg'] as const)(
  'a %s is drawn anew without its metadata and comes back to its owner as an attachment',
  async (format) => {
    const member = await newMember();
    const sent = await picture(format);
    expect(Buffer.from(sent).toString('latin1')).toContain('Secret place');

    const { url, widthPx, heightPx } = await stored(platform, member, 'proof', sent);

    expect([widthPx, heightPx]).toEqual([40, 40]);
    const { status, headers, bytes } = await fetchBytes(platform, url, member);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[0-9a-f-]+\.(png|jpg)"$/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(bytes.toString('latin1')).not.toContain('Secret place');
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  },
);

test('a picture that lies on its side is stored upright', async () => {
  const member = await newMember();
  const lying = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#333' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

  expect(await stored(platform, member, 'proof', new Uint8Array(lying))).toMatchObject({
    widthPx: 10,
    heightPx: 30,
  });
});

const disguised: [string, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  [
    'a script that calls itself a picture',
    async () => new TextEncoder().encode('<script>1</script>'),
  ],
  ['an svg', async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'a gif',
    async () =>
      new Uint8Array(
        await sharp(await picture())
          .gif()
          .toBuffer(),
      ),
  ],
  [
    'a webp',
    async () =>
      new Uint8Array(
        await sharp(await picture())
          .webp()
          .toBuffer(),
      ),
  ],
  ['a pdf', async () => new TextEncoder().encode('%PDF-1.7 and more of it')],
  ['the head of a png alone', async () => (await picture()).slice(0, 60)],
  [
    'the head of a jpg with a script',
    async () =>
      new Uint8Array(
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>')]),
      ),
  ],
  ['nothing', async () => new Uint8Array()],
];

test.each(disguised)('%s is refused', async (_name, make) => {
  const member = await newMember();

  expect(await uploadFile(platform, member, 'proof', await make())).toMatchObject({
    refusal: 'upload_not_an_image',
    status: 415,
  });
});

test('a picture with something behind it loses that', async () => {
  const member = await newMember();
  const tail = Buffer.from('<?php echo 1; ?>');
  const sent = new Uint8Array(Buffer.concat([await picture(), tail]));

  const outcome = await uploadFile(platform, member, 'proof', sent);

  if (outcome.ok) {
    const { bytes } = await fetchBytes(platform, outcome.value.url, member);
    expect(bytes.toString('latin1')).not.toContain('<?php');
  } else expect(outcome.refusal).toBe('upload_not_an_image');
});

test('a picture that unfolds to more pixels than any camera has is refused', async () => {
  const member = await newMember();
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);

  expect(await uploadFile(platform, member, 'proof', new Uint8Array(bomb))).toMatchObject({
    refusal: 'upload_not_an_image',
  });
});

test('a file above the merchant’s size is refused with that size', async () => {
  const large = new Uint8Array(randomBytes(1024 * 1024 + 1));

  expect(await uploadFile(platform, await newMember(), 'proof', large)).toMatchObject({
    refusal: 'upload_too_large',
    status: 413,
    details: { maxMb: 1 },
  });
  expect(
    await uploadFile(platform, await newMember({ code: 'beta' }), 'proof', large),
  ).toMatchObject({
    refusal: 'upload_not_an_image',
  });
});

test('what is no form with a file is a wrong input, never a fault', async () => {
  const member = await newMember();
  const { method, path } = upload;
  const whole = await formOf({ purpose: 'proof' }, { name: 'a', type: '', bytes: await picture() });
  const cut = { ...whole, raw: whole.raw.subarray(0, whole.raw.length - 30) };
  const bodies = [
    await formOf({ purpose: 'proof' }),
    await formOf({ purpose: 'passport' }, { name: 'a', type: '', bytes: await picture() }),
    cut,
    { raw: 'x', contentType: 'multipart/form-data' },
    { raw: 'x', contentType: 'multipart/form-data; boundary=abc' },
    { raw: JSON.stringify({ purpose: 'proof', file: 'text' }), contentType: 'application/json' },
  ];

  for (const body of bodies)
    expect(toOutcome(await platform.send(member, { method, path, ...body }))).toMatchObject({
      refusal: 'invalid_input',
      status: 400,
    });
});

test('a visitor and a trial account upload nothing', async () => {
  const trial = await newMember({ type: 4 });

  expect(
    await uploadFile(platform, { host: 'alpha.localhost' }, 'proof', await picture()),
  ).toMatchObject({ refusal: 'not_logged_in' });
  expect(await uploadFile(platform, trial, 'proof', await picture())).toMatchObject({
    refusal: 'forbidden',
  });
});

test('an account uploads as many a day as the merchant says', async () => {
  const member = await newMember();
  for (let round = 0; round < 8; round += 1)
    await stored(platform, member, 'feedback', await picture());

  expect(await uploadFile(platform, member, 'feedback', await picture())).toMatchObject({
    refusal: 'upload_too_many',
    status: 429,
    details: { perDay: 8 },
  });
});

test('nobody else reads a picture, at no brand', async () => {
  const owner = await newMember();
  const { url } = await stored(platform, owner, 'proof', await picture());
  const other = await newMember();
  const elsewhere = await newMember({ code: 'beta' });

  expect((await fetchBytes(platform, url, { host: owner.host })).status).toBe(401);
  expect((await fetchBytes(platform, url, { host: owner.host, token: other.token })).status).toBe(
    404,
  );
  expect((await fetchBytes(platform, url, elsewhere)).status).toBe(404);
  expect(
    (await fetchBytes(platform, url, { host: elsewhere.host, token: owner.token })).status,
  ).toBe(401);
  expect((await fetchBytes(platform, '/uploads/x', owner)).status).toBe(404);
  expect((await fetchBytes(platform, url, owner)).status).toBe(200);
});

test('what no form has taken goes after a day', async () => {
  const member = await newMember();
  const unused = await stored(platform, member, 'proof', await picture());
  const used = await stored(platform, member, 'avatar', await picture());
  await platform.call(member, setMemberIcon, { uploadId: used.id });
  await sql`update upload set created_at = now() - interval '25 hours'
    where member_id = ${member.memberId}`.execute(platform.database);

  await sweepUploads(platform.database);

  expect((await fetchBytes(platform, unused.url, member)).status).toBe(404);
  const { bytes } = await fetchBytes(platform, used.url, member);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});
