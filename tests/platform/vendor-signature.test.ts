import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { vendorBalance, vendorJackpot, vendorRollback } from '#api/vendor-protocol.ts';
import { openSlot, VENDOR } from '../support/play-fixture.ts';
import { type Forgery, sendAsVendor, testKey } from '../support/vendor-messages.ts';
import { STAKE, useVendorFixture } from '../support/vendor-fixture.ts';

const fixture = useVendorFixture();
const { newPlayer, accounts } = fixture;

test('what is not signed by the vendor, or not now, is refused', async () => {
  const { play } = await newPlayer();
  const minutes = (count: number) => Date.now() + count * 60_000;
  const nonce = randomUUID();

  const cases: [Forgery, string][] = [
    [{ signature: 'f'.repeat(64) }, 'signature_invalid'],
    [{ signature: 'nothing of the kind' }, 'signature_invalid'],
    [{ key: testKey('OTHER') }, 'signature_invalid'],
    [{ key: testKey(VENDOR, 'another secret') }, 'signature_invalid'],
    [{ rawBody: JSON.stringify({ stakeMinor: 1 }) }, 'signature_invalid'],
    [{ nonce: 'short' }, 'signature_invalid'],
    [{ signedPath: '/vendor/v1/win' }, 'signature_invalid'],
    [{ isOldForm: true }, 'signature_invalid'],
    [{ timestamp: minutes(-6) }, 'clock_skew'],
    [{ timestamp: minutes(6) }, 'clock_skew'],
  ];
  for (const [forgery, refusal] of cases)
    expect(await fixture.vendor.bet(play, {}, forgery)).toMatchObject({
      ok: false,
      refusal,
      status: 401,
    });
  for (const count of [-4, 4])
    expect(await fixture.vendor.bet(play, {}, { timestamp: minutes(count) })).toMatchObject({
      ok: true,
    });
  expect(await fixture.vendor.bet(play, {}, { nonce })).toMatchObject({ ok: true });
  expect(await fixture.vendor.bet(play, {}, { nonce })).toMatchObject({
    refusal: 'nonce_reused',
    status: 409,
  });
  expect(
    await sendAsVendor(
      fixture.fixture.platform,
      play.vendor,
      vendorBalance,
      { sessionToken: play.sessionToken },
      { nonce },
    ),
  ).toMatchObject({ refusal: 'nonce_reused' });
});

test('a message that breaks the shape names the field', async () => {
  const { play } = await newPlayer();

  expect(await fixture.vendor.bet(play, { stakeMinor: 0.5 })).toMatchObject({
    refusal: 'invalid_input',
    status: 400,
    fieldErrors: [{ field: 'stakeMinor' }],
  });
  expect(await fixture.vendor.bet(play, { transactionId: 'with a space' })).toMatchObject({
    refusal: 'invalid_input',
    fieldErrors: [{ field: 'transactionId' }],
  });
});

test('stakes outside of the game’s range are refused', async () => {
  const { play } = await newPlayer({ cashMinor: 100_000_000 });
  const most = openSlot.maximumStakeUnits * 100;

  for (const stakeMinor of [STAKE - 1, most + 1])
    expect(await fixture.vendor.bet(play, { stakeMinor })).toMatchObject({
      refusal: 'stake_out_of_range',
      details: { min: STAKE, max: most },
    });
  expect(await fixture.vendor.bet(play, { stakeMinor: most })).toMatchObject({ ok: true });
});

test('bytes that were signed as one call do not work as another', async () => {
  const { member, play } = await newPlayer({ cashMinor: 2 * STAKE });
  await fixture.vendor.bet(play, { transactionId: 'signed-once', payoutMinor: STAKE });
  const { merchant, playerId } = play;
  const body = { merchant, playerId, transactionId: 'signed-once' };

  // A jackpot has the same fields as a rollback.
  expect(
    await sendAsVendor(fixture.fixture.platform, play.vendor, vendorJackpot, body, {
      signedPath: vendorRollback.path,
    }),
  ).toMatchObject({ refusal: 'signature_invalid', status: 401 });
  expect((await accounts(member.memberId)).cash).toBe(2 * STAKE);
});

test('while secrets are changed, the keys of both are taken', async () => {
  const { play } = await newPlayer();
  const next = 'the next secret of the tests, as long as the first';
  const key = testKey(VENDOR, next);
  expect(await fixture.vendor.bet(play, {}, { key })).toMatchObject({
    refusal: 'signature_invalid',
  });

  process.env['LIVERY_VENDOR_SECRET_SECOND'] = next;
  try {
    expect(await fixture.vendor.bet(play, {}, { key })).toMatchObject({ ok: true });
    expect(await fixture.vendor.bet(play)).toMatchObject({ ok: true });
  } finally {
    delete process.env['LIVERY_VENDOR_SECRET_SECOND'];
  }
});

test('the old form is taken until the day that the operator names, and no longer', async () => {
  const { play } = await newPlayer();
  const day = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const sendRequest = async (until: string) => {
    process.env['LIVERY_VENDOR_OLD_SIGNATURE_UNTIL'] = until;
    try {
      return await fixture.vendor.bet(play, {}, { isOldForm: true });
    } finally {
      delete process.env['LIVERY_VENDOR_OLD_SIGNATURE_UNTIL'];
    }
  };

  expect(await sendRequest(day(1))).toMatchObject({ ok: true });
  for (const until of [day(-1), 'soon', '9999'])
    expect(await sendRequest(until)).toMatchObject({ refusal: 'signature_invalid' });
});

/** Headers as another library would write them, or an attacker. */
test.each([
  ['two signatures, the second of nobody', (one: string) => `${one}, other=${one.slice(7)}`],
  ['a label without an end', (one: string) => one.slice(0, -1)],
  ['not signed by path', (one: string) => one.replace('"@path" ', '')],
  ['bound to a request that there is not', (one: string) => one.replace('"@path"', '"@path";req')],
  ['no list', () => 'livery=1'],
  ['no text of a header', () => 'livery=("@method" "\u00e9")'],
])('a signature that is forged is refused: %s', async (_, forge) => {
  const { play } = await newPlayer();
  const answer = await fixture.vendor.bet(play, {}, { forgeInput: forge });
  expect(answer).toMatchObject({ refusal: 'signature_invalid', status: 401 });
});
