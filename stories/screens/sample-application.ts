import type { Promotion } from '#api/announcements.ts';
import type { PromotionStanding } from '#api/promotions.ts';
import { currencyIn, inEachLanguage, withPromotion, withStanding } from './sample-answers.ts';
import type { RecordedAnswers } from './recording.ts';

const ID = 'river-story';
export const APPLICATION_TITLE = 'Your story of the river';

const promotion: Omit<Promotion, 'announcementImages'> = {
  id: ID,
  title: APPLICATION_TITLE,
  summary: 'Tell us about your evening at the river, with pictures if you have any',
  content: '<ul><li>A person reads every story</li><li>Up to three pictures</li></ul>',
  language: 'en',
  category: 'ALL',
  startsAt: null,
  endsAt: null,
  sequence: 0,
  mechanic: 'application',
};

const standingsOf = {
  join: { status: 'join', amountMinor: null },
  applying: { status: 'applying', amountMinor: null },
  rejected: {
    status: 'rejected',
    amountMinor: null,
    note: 'The picture does not show the river. Please send another one.',
    appliesLeft: 1,
  },
  claim: { status: 'claim', amountMinor: 15_000, note: 'What a night! Enjoy it.' },
} as const satisfies Record<string, Partial<PromotionStanding>>;

/** What a member is answered who stands so to a promotion that people apply for. */
export const sampleApplication =
  (standing: keyof typeof standingsOf) =>
  (recorded: RecordedAnswers): RecordedAnswers => {
    const own: PromotionStanding = {
      id: ID,
      reason: null,
      currency: currencyIn(recorded),
      dueAt: null,
      ...standingsOf[standing],
    };
    return {
      ...withPromotion(recorded, promotion),
      ...inEachLanguage(recorded, withStanding(recorded, own)),
    };
  };
