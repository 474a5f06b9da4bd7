import { applyForPromotion, claimPromotion, promotionStandings } from '#api/promotions.ts';
import { rewards } from '#api/rewards.ts';
import type { Application, Promotion } from '#generated/merchant-content.ts';
import {
  type ApplicationAnswer,
  decideApplication,
} from '#platform/money/promotions/decide-application.ts';
import { openApplication, readApplications } from '#platform/money/promotions/read-applications.ts';
import { openMember, type OpenedMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { operatorWho } from './operator.ts';
import { startTestPlatform } from './platform.ts';

/** A promotion for which members apply. */
export const storyPromotion = (
  id: string,
  change: Partial<Application> = {},
  more: Partial<Promotion> = {},
): Promotion => ({
  id,
  title: { en: `The ${id}` },
  summary: { en: id },
  content: { en: `<p>${id}</p>` },
  art: 'assets/mark.svg',
  category: 'ALL',
  sequence: 0,
  mechanic: {
    kind: 'application',
    mostMinor: 5000,
    turnover: 4,
    answerDays: 7,
    budgetMinor: 10_000_000,
    ...change,
  },
  ...more,
});

/** A platform with some brands, and hands to apply at the first and to decide. */
export const startApplicationFixture = async (brands: ReturnType<typeof buildMerchant>[]) => {
  // What the job ends at that moment is left to it by a test's own look.
  const platform = await startTestPlatform(brands, { jobs: false });
  const { database } = platform;
  let people = 0;

  const newMember = (type = 0, code = brands[0]?.code ?? ''): Promise<OpenedMember> => {
    people += 1;
    return openMember(platform, code, { username: `writer${people}`, type });
  };

  const apply = (
    member: OpenedMember,
    id: string,
    { remark = 'A straight on the river', imageIds = [] as string[] } = {},
  ) => platform.call(member, applyForPromotion, { id, remark, imageIds });

  const claim = (member: OpenedMember, id: string) => platform.call(member, claimPromotion, { id });

  const standing = async (member: OpenedMember, id: string) => {
    const answer = await platform.call(member, promotionStandings);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.find((each) => each.id === id);
  };

  const rewardState = async (member: OpenedMember, id: string) => {
    const answer = await platform.call(member, rewards, { language: 'en' });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.find((each) => each.id === id)?.state;
  };

  const applicationOf = async ({ memberId }: OpenedMember) => {
    const row = await database
      .selectFrom('promotionApplication')
      .select('id')
      .where('memberId', '=', memberId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const [application] = await readApplications(database, { id: row.id });
    if (!application) throw new Error('an application that is stored is found');
    return application;
  };

  const look = async (member: OpenedMember) =>
    openApplication(database, await applicationOf(member), 'anna');

  const decide = async (member: OpenedMember, answer: ApplicationAnswer, reason = 'A fine story') =>
    decideApplication(database, await applicationOf(member), answer, operatorWho(reason));

  const committedMinor = async (promotionId: string) => {
    const row = await database
      .selectFrom('promotionState')
      .select('committedMinor')
      .where('promotionId', '=', promotionId)
      .executeTakeFirst();
    return row?.committedMinor;
  };

  const hands = { newMember, apply, claim, standing, rewardState, look, decide, applicationOf };
  return { platform, database, ...hands, committedMinor };
};

export type ApplicationFixture = Awaited<ReturnType<typeof startApplicationFixture>>;
