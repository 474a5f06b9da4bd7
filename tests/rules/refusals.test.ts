import { expect, expectTypeOf, test } from 'vitest';
import type { RefusalOf } from '#api/endpoint.ts';
import type * as play from '#api/play.ts';
import type * as playFairness from '#api/play-fairness.ts';
import type * as playHistory from '#api/play-history.ts';
import type * as playShared from '#api/play-shared.ts';
import { agentRefusals } from '#api/refusals/agent-refusals.ts';
import { type CommonRefusal, commonRefusals } from '#api/refusals/common-refusals.ts';
import { contentRefusals } from '#api/refusals/content-refusals.ts';
import { innerRefusals } from '#api/refusals/inner-refusals.ts';
import { lotteryRefusals } from '#api/refusals/lottery-refusals.ts';
import { mallRefusals } from '#api/refusals/mall-refusals.ts';
import { memberRefusals } from '#api/refusals/member-refusals.ts';
import { moneyRefusals } from '#api/refusals/money-refusals.ts';
import { type PlayRefusalCode, playRefusals } from '#api/refusals/play-refusals.ts';
import { protectionRefusals } from '#api/refusals/protection-refusals.ts';
import { agentLinkRefusals } from '#api/refusals/agent-link-refusals.ts';
import { referralRefusals } from '#api/refusals/referral-refusals.ts';
import { type RefusalCode, refusals } from '#api/refusals/refusals.ts';
import { signInRefusals } from '#api/refusals/sign-in-refusals.ts';
import { vendorRefusals } from '#api/refusals/vendor-refusals.ts';
import type { vendorCalls } from '#api/vendor-protocol.ts';
import type { GameKey } from '#games/words/game-words.ts';
import type { DeclaredRefusal } from '#platform/app/handlers.ts';
import { type Messages, loadMessages, locales } from '#site/i18n/locales.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import { handlers } from '#platform/app/handlers.ts';

type VendorRefusal = RefusalOf<(typeof vendorCalls)[number]>;

type PlayCalls = typeof play & typeof playFairness & typeof playHistory & typeof playShared;

type DeclaredPlayRefusal = {
  [Name in keyof PlayCalls]: PlayCalls[Name] extends { refusals: readonly (infer Code)[] }
    ? Code
    : never;
}[keyof PlayCalls];

test('a code that no call declares does not compile', () => {
  expectTypeOf<Exclude<RefusalCode, DeclaredRefusal | VendorRefusal>>().toBeNever();
  expectTypeOf<Exclude<PlayRefusalCode, DeclaredPlayRefusal | CommonRefusal>>().toBeNever();
});

test('a call of the games’ service declares no code without a status and a meaning', () => {
  expectTypeOf<Exclude<DeclaredPlayRefusal, PlayRefusalCode>>().toBeNever();
});

test('a code that a page can meet and that has no words does not compile', () => {
  type SiteWords = keyof Messages['refusals'] | keyof Messages['refusalsLater'];
  expectTypeOf<Exclude<DeclaredRefusal, SiteWords>>().toBeNever();
  expectTypeOf<
    Exclude<`play.refused.${Exclude<PlayRefusalCode, CommonRefusal>}`, GameKey>
  >().toBeNever();
});

test.each(Object.keys(locales) as LanguageCode[])(
  '%s says every refusal that a page can meet',
  async (language) => {
    const words = await loadMessages(language);
    const said = { ...words.refusals, ...words.refusalsLater };
    const codes = new Set([
      ...Object.keys(commonRefusals),
      ...handlers.flatMap(({ endpoint }) => endpoint.refusals),
    ]);

    expect([...codes].filter((code) => !(code in said))).toEqual([]);
  },
);

test('a code stands in one table, with a status of a refusal and a sentence', () => {
  const tables = [
    agentRefusals,
    commonRefusals,
    signInRefusals,
    memberRefusals,
    protectionRefusals,
    moneyRefusals,
    mallRefusals,
    agentLinkRefusals,
    referralRefusals,
    contentRefusals,
    lotteryRefusals,
    vendorRefusals,
    innerRefusals,
  ];
  const codes = tables.flatMap((table) => Object.keys(table));
  const rules = [refusals, innerRefusals, playRefusals].flatMap((table) => Object.values(table));

  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  expect(codes).toHaveLength(Object.keys({ ...refusals, ...innerRefusals }).length);
  for (const { status, meaning } of rules) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(meaning).toMatch(/^[A-Z].+\.$/);
  }
});
