import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UploadPurpose } from '#api/uploads.ts';
import {
  type ApplicationFixture,
  startApplicationFixture,
  storyPromotion,
} from '../support/applications.ts';
import type { OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { impostors, PAYLOAD, polyglots } from '../support/polyglot-pictures.ts';
import { fetchBytes, uploadFile } from '../support/uploads.ts';

/* Files that are a picture and something else: only the picture is kept, and nothing is served that a browser would run. */

let here: ApplicationFixture;

beforeAll(async () => {
  here = await startApplicationFixture([
    buildMerchant('alpha', {}, { promotions: [storyPromotion('story')] }),
  ]);
});

afterAll(() => here.platform.close());

/** What makes the other file of a polyglot what it is. */
const TRACES = [
  PAYLOAD,
  'livery-polyglot',
  '<script',
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  'run.html',
];

const tracesIn = (bytes: Uint8Array): string[] => {
  const text = Buffer.from(bytes).toString('latin1');
  return TRACES.filter((trace) => text.includes(trace));
};

const expectPlain = async (bytes: Buffer): Promise<void> => {
  expect(tracesIn(bytes)).toEqual([]);
  const { exif, icc, iptc, xmp, comments } = await sharp(bytes).metadata();
  expect([exif, icc, iptc, xmp, comments]).toEqual(Array.from({ length: 5 }, () => undefined));
};

/** Sends one as a page could: it says itself what the file is. */
const send = (member: OpenedMember, bytes: Uint8Array<ArrayBuffer>, type = 'text/html') =>
  uploadFile(here.platform, member, 'activity', bytes, type);

test.each(Object.entries(polyglots))('of %s the picture alone is kept', async (_name, make) => {
  const member = await here.newMember();

  const sent = await make();
  expect(tracesIn(sent)).not.toEqual([]);

  const outcome = await send(member, sent);

  if (!outcome.ok) throw new Error(outcome.refusal);
  const { status, headers, bytes } = await fetchBytes(here.platform, outcome.value.url, member);
  expect(status).toBe(200);
  await expectPlain(bytes);
  expect(headers['content-type']).toMatch(/^image\/(?:png|jpeg)$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\da-f-]{36}\.(?:png|jpg)"$/,
  );
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test.each(Object.entries(impostors))(
  '%s is refused, whatever it is called',
  async (_name, make) => {
    const member = await here.newMember();
    const bytes = await make();

    for (const type of ['image/png', 'image/jpeg', 'text/html'])
      for (const purpose of ['activity', 'avatar'] satisfies UploadPurpose[])
        expect(await uploadFile(here.platform, member, purpose, bytes, type)).toMatchObject({
          refusal: 'upload_not_an_image',
          status: 415,
        });
  },
);

test('an operator who looks at an application is handed the pictures alone', async () => {
  const member = await here.newMember();
  const imageIds = [];
  for (const name of [
    'a png with a page in its text',
    'a png with an archive behind it',
    'a jpg with an archive behind it',
  ]) {
    const outcome = await send(member, (await polyglots[name]?.()) ?? new Uint8Array());
    if (!outcome.ok) throw new Error(outcome.refusal);
    imageIds.push(outcome.value.id);
  }
  expect(await here.apply(member, 'story', { imageIds })).toMatchObject({ ok: true });
  const pictures = await here.look(member);

  expect(pictures.map(({ mime }) => mime).toSorted()).toEqual([
    'image/jpeg',
    'image/png',
    'image/png',
  ]);
  for (const { bytes } of pictures) await expectPlain(Buffer.from(bytes));
});
