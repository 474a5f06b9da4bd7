import type { InputOf } from '#api/endpoint.ts';
import { registerMobile } from '#api/member.ts';
import { sendRegisterCode } from '#api/verification.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { buildMerchant, type Part, type TestMerchant } from './merchant.ts';
import { lastCode } from './outbox.ts';
import type { Caller, Outcome, TestPlatform } from './platform.ts';

const field = (enabled: boolean, required = enabled) => ({ enabled, required });

/** A brand whose forms have the number, its code, a birthday and a payment password. */
export const registerSite = (
  code: string,
  flags: Part<MerchantConfig['flags']>,
  more: Part<MerchantConfig> = {},
): TestMerchant =>
  buildMerchant(code, {
    registerFields: {
      captcha: field(false),
      mobileNum: field(true),
      verificationCode: field(true),
      birthday: field(true, false),
      paymentPassword: field(true, false),
    },
    flags: { MOBILENUMREG3: true, ...flags },
    ...more,
  });

/** A visitor with a number that nobody has used. */
export interface Visitor {
  caller: Caller;
  number: { mobileNum: string; countryDialingCode: string };
  mobile: string;
}

/** Of all files that a worker runs; an address comes again only in another database. */
let people = 0;

/** Somebody who was never there before. */
export const someone = (code: string): Visitor => {
  people += 1;
  const digits = String(people).padStart(3, '0');
  return {
    caller: { host: `${code}.localhost`, ip: `198.51.100.${1 + (people % 254)}` },
    number: { mobileNum: `09 795 234 ${digits}`, countryDialingCode: '95' },
    mobile: `+959795234${digits}`,
  };
};

/** Registers a visitor by the number. */
export const enrol = (
  platform: TestPlatform,
  who: Visitor,
  more: Partial<InputOf<typeof registerMobile>> = {},
): Promise<Outcome<typeof registerMobile>> =>
  platform.call(who.caller, registerMobile, { ...who.number, agreed: true, ...more });

/** The code that a visitor is sent. */
export const codeFor = async (
  platform: TestPlatform,
  { caller, number, mobile }: Visitor,
  variant: 'mobile' | 'username',
): Promise<string> => {
  const { mobileNum: mobileNo, countryDialingCode } = number;
  const input = { mobileNo, countryDialingCode, variant };
  const sent = await platform.call(caller, sendRegisterCode, input);
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  return lastCode(platform.database, mobile);
};

/** The session of a registration that went well. */
export const opened = async (outcome: ReturnType<typeof enrol>) => {
  const answer = await outcome;
  if (!answer.ok || !answer.value.session) throw new Error(JSON.stringify(answer));
  return answer.value.session;
};
