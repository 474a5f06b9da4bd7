import type { Promotion } from '#api/announcements.ts';
import { promotionStandings, type PromotionStanding } from '#api/promotions.ts';
import { balance } from '#api/wallet.ts';
import { withoutLanguage } from './play-recording.ts';
import type { RecordedAnswer, RecordedAnswers } from './recording.ts';

const DAY_MS = 86_400_000;

const CONTENT = 'GET /wps/relay/MCSFE_getAnnouncementContent?';

/** What the platform answers to a call that succeeds. */
export const answer = (value: unknown): RecordedAnswer => ({
  status: 200,
  body: { success: true, value },
});

/** So many days from the moment at which the story is opened; RFC 3339. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** What was answered to the first call that begins so; undefined where it was not recorded. */
export const valueOf = (recorded: RecordedAnswers, call: string): unknown => {
  const [, found] = Object.entries(recorded).find(([key]) => key.startsWith(call)) ?? [];
  return (found?.body as { value?: unknown } | undefined)?.value;
};

/** The currency of the recorded member. */
export const currencyIn = (recorded: RecordedAnswers): string =>
  (valueOf(recorded, `GET ${balance.path}`) as { currency: string } | undefined)?.currency ?? 'EUR';

/** How the member stands to the story's own promotion, before the brand's. */
export const withStanding = (
  recorded: RecordedAnswers,
  own: PromotionStanding,
): RecordedAnswers => {
  const standings = (valueOf(recorded, `GET ${promotionStandings.path}`) ?? []) as object[];
  return { [`GET ${promotionStandings.path}`]: answer([own, ...standings]) };
};

/** The call, and as it was recorded in each language: that outweighs one that names none. */
const callsOf = (recorded: RecordedAnswers, asked: string): string[] => [
  asked,
  ...Object.keys(recorded).filter((key) => withoutLanguage(key) === asked),
];

/** A story's own answers, by call without its language, in the place of those in each language. */
export const inEachLanguage = (recorded: RecordedAnswers, own: RecordedAnswers): RecordedAnswers =>
  Object.fromEntries(
    Object.entries(own).flatMap(([asked, given]) =>
      callsOf(recorded, asked).map((call) => [call, given]),
    ),
  );

/** The brand's promotions with one before them, which has the pictures of the brand's first; one of the same id gives way to it. */
export const withPromotion = (
  recorded: RecordedAnswers,
  own: Omit<Promotion, 'announcementImages'>,
): RecordedAnswers =>
  Object.fromEntries(
    Object.keys(recorded)
      .filter((call) => call.startsWith(CONTENT) && call.includes('promotion'))
      .map((call) => {
        const content = valueOf(recorded, call) as { promotion: Promotion[] };
        const { announcementImages = [] } = content.promotion[0] ?? {};
        const others = content.promotion.filter(({ id }) => id !== own.id);
        const promotion = [{ ...own, announcementImages }, ...others];
        return [call, answer({ ...content, promotion })];
      }),
  );
