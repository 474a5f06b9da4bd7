import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf } from '#api/endpoint.ts';
import { login } from '#api/session.ts';
import { checkSlider, createSlider, sendLoginCode, sendRegisterCode } from '#api/verification.ts';
import { sql } from '#platform/base/database/sql.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { passSliderSeconds } from '../support/sliders.ts';

let platform: TestPlatform;
let addresses = 0;

beforeAll(async () => {
  platform = await startTestPlatform([
    buildMerchant('alpha', {
      flags: { MOBILEVERCODELOGIN3: true },
      security: { sliderOnSms: true, sliderOnLogin: true, slidersWithoutMovement: 2 },
    }),
    buildMerchant('beta', { flags: { MOBILEVERCODELOGIN3: true } }),
  ]);
});

afterAll(() => platform.close());

/** A caller from an address that nobody used before. */
const someone = (host = 'alpha.localhost') => {
  addresses += 1;
  return { host, ip: `198.51.100.${addresses}` };
};

type Slide = Omit<InputOf<typeof checkSlider>, 'sliderId'>;

const dragged: Slide = {
  method: 'drag',
  durationMs: 200,
  track: Array.from({ length: 9 }, (_, step) => ({
    share: step / 8,
    offsetPx: step % 3,
    atMs: step * 25,
  })),
};
const pressed: Slide = { method: 'button', track: [], durationMs: 0 };

/** Begins a slider and answers it as a person would, some time later. */
const slide = async (slid: Slide = dragged, caller = someone()) => {
  const begun = await platform.call(caller, createSlider);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  await passSliderSeconds(platform, 1);
  return platform.call(caller, checkSlider, { sliderId: begun.value.sliderId, ...slid });
};

const pass = async () => {
  const judged = await slide();
  if (!judged.ok) throw new Error(JSON.stringify(judged));
  return judged.value.sliderToken;
};

const number = { mobileNum: '09791234567', countryDialingCode: '95' };

test('a slide opens one call that asks for it', async () => {
  const caller = someone();
  const sliderToken = await pass();

  const required = { refusal: 'slider_required', status: 400 };
  expect(await platform.call(caller, sendLoginCode, number)).toMatchObject(required);
  expect(
    await platform.call(caller, sendLoginCode, { ...number, sliderToken: 'x'.repeat(43) }),
  ).toMatchObject(required);
  expect(await platform.call(caller, sendLoginCode, { ...number, sliderToken })).toMatchObject({
    ok: true,
  });
  expect(await platform.call(caller, sendLoginCode, { ...number, sliderToken })).toMatchObject(
    required,
  );
  expect(
    await platform.call(caller, sendRegisterCode, {
      mobileNo: '09791234567',
      countryDialingCode: '95',
    }),
  ).toMatchObject(required);
});

test('a sign-in asks for it before the password is looked at', async () => {
  const caller = someone();
  const name = { username: 'nobody99', password: 'whatever it is' };

  expect(await platform.call(caller, login, name)).toMatchObject({ refusal: 'slider_required' });
  expect(await platform.call(caller, login, { ...name, sliderToken: await pass() })).toMatchObject({
    refusal: 'in_incorrect_password',
  });
});

test('where the merchant asks for none, none is needed', async () => {
  expect(await platform.call(someone('beta.localhost'), sendLoginCode, number)).toMatchObject({
    ok: true,
  });
});

test('a token of one brand opens nothing at another, nor one that is too old', async () => {
  const sliderToken = await pass();
  const caller = someone();
  await sql`update single_use_token set expires_at = now()`.execute(platform.database);

  expect(await platform.call(caller, sendLoginCode, { ...number, sliderToken })).toMatchObject({
    refusal: 'slider_required',
  });
  const begun = await platform.call(someone('beta.localhost'), createSlider);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  await passSliderSeconds(platform, 1);
  const { sliderId } = begun.value;
  expect(await platform.call(caller, checkSlider, { sliderId, ...dragged })).toMatchObject({
    refusal: 'slider_failed',
  });
});

test('what no hand does is not taken, and each slider is judged once', async () => {
  const failed = { refusal: 'slider_failed', status: 400 };
  const first = dragged.track[0];
  const last = dragged.track.at(-1);
  const unlikely: Slide[] = [
    { ...dragged, track: dragged.track.slice(0, 6) },
    { ...dragged, track: dragged.track.slice(4) },
    { ...dragged, track: first && last ? [first, last] : [] },
    { ...dragged, track: dragged.track.toReversed() },
    { ...dragged, durationMs: 10 },
    { ...dragged, durationMs: 90_000 },
  ];
  for (const slid of unlikely) expect(await slide(slid)).toMatchObject(failed);

  const caller = someone();
  const begun = await platform.call(caller, createSlider);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const answer = { sliderId: begun.value.sliderId, ...dragged };
  // Faster than anybody reads: a script. Begun this very moment, however slow this machine is.
  await passSliderSeconds(platform, -60);
  expect(await platform.call(caller, checkSlider, answer)).toMatchObject(failed);
  await passSliderSeconds(platform, 61);
  expect(await platform.call(caller, checkSlider, answer)).toMatchObject(failed);
});

test('without a movement some are let through, then a captcha is asked for', async () => {
  const caller = someone();
  const keys: Slide = { method: 'keyboard', track: [], durationMs: 100 };

  expect(await slide(pressed, caller)).toMatchObject({ ok: true });
  expect(await slide(keys, caller)).toMatchObject({ ok: true });
  expect(await slide(pressed, caller)).toMatchObject({
    refusal: 'captcha_required',
    status: 400,
    details: { captcha: true },
  });
  const solved = await platform.solvedCaptcha('alpha');
  expect(await slide({ ...keys, ...solved, captcha: 'WRONG' }, caller)).toMatchObject({
    refusal: 'captcha_wrong',
  });
  expect(
    await slide({ ...keys, ...(await platform.solvedCaptcha('alpha')) }, caller),
  ).toMatchObject({ ok: true });
  expect(await slide(dragged, caller)).toMatchObject({ ok: true });
});
