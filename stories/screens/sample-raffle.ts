import type { Promotion } from '#api/announcements.ts';
import type { PromotionStanding } from '#api/promotions.ts';
import { raffle, type RaffleState, raffleTickets } from '#api/raffles.ts';
import {
  answer,
  currencyIn,
  inDays,
  inEachLanguage,
  withPromotion,
  withStanding,
} from './sample-answers.ts';
import type { RecordedAnswers } from './recording.ts';

const ID = 'lantern-raffle';
export const RAFFLE_TITLE = 'The lantern raffle';

/** The public list, byte for byte: `RaffleState` says what a line holds. */
const LIST =
  '1,3f0c51a9,1,12\n2,81d27be4,13,16\n3,a6e93c07,17,41\n4,c2484d1b,42,42\n5,e97f60b3,43,50\n';

// These belong together: the page counts them again, and one that is changed fails its story.
const LIST_HASH = 'af72f5317e284ad4a3e4f489bcd45604eeae81c143d8eb5742bcc7de42f4b6a0';
const BEACON = 'fd53d2fc29b15acbdb9ea38d6987d6bb621ca9e3479ad6d9cc9e2d7a04c77c58';
const SEED = '62bc150eb6fe86a004411252e6f9bf0926e0582c557acf7327a0032fca7631bb';
const SEAL = 'b23e0083f1d1547224c8634bccf946a9f2d801cd3a94a6c9a954260c0b1eed16';

const promotion: Omit<Promotion, 'announcementImages'> = {
  id: ID,
  title: RAFFLE_TITLE,
  summary: 'A ticket for each bet, drawn so that anybody can count it again',
  content:
    '<ul><li>One ticket for each full step of your valid bets</li><li>The list is published before the draw</li></ul>',
  language: 'en',
  category: 'ALL',
  startsAt: null,
  endsAt: null,
  sequence: 0,
  mechanic: 'raffle',
};

const open = (currency: string): RaffleState => ({
  id: ID,
  state: 'open',
  source: 'validBets',
  stepMinor: 10_000,
  mostTickets: 40,
  currency,
  turnover: 3,
  startsAt: inDays(-5),
  endsAt: inDays(2),
  closesAt: inDays(2.1),
  prizes: [
    { count: 1, amountMinor: 50_000 },
    { count: 3, amountMinor: 10_000 },
  ],
  commit: SEAL,
  list: null,
  beacon: null,
  serverSeed: null,
  clientSeed: null,
  winners: [],
  own: { publicId: '3f0c51a9', countedMinor: 124_500, tickets: 12, wonMinor: 0 },
});

const closed = (currency: string): RaffleState => ({
  ...open(currency),
  state: 'closed',
  startsAt: inDays(-9),
  endsAt: inDays(-0.2),
  closesAt: inDays(-0.1),
  list: { hash: LIST_HASH, tickets: 50, members: 5 },
  beacon: { round: 4_812_007, value: null, drawsAt: inDays(0.1) },
});

const drawn = (currency: string): RaffleState => ({
  ...closed(currency),
  state: 'drawn',
  beacon: { round: 4_812_007, value: BEACON, drawsAt: inDays(-0.05) },
  serverSeed: SEED,
  clientSeed: `${LIST_HASH}-${BEACON}`,
  winners: [
    { ticket: 37, publicId: 'a6e93c07', amountMinor: 50_000 },
    { ticket: 34, publicId: 'a6e93c07', amountMinor: 10_000 },
    { ticket: 38, publicId: 'a6e93c07', amountMinor: 10_000 },
    { ticket: 11, publicId: '3f0c51a9', amountMinor: 10_000 },
  ],
  own: { publicId: '3f0c51a9', countedMinor: 124_500, tickets: 12, wonMinor: 10_000 },
});

const stages = { open, closed, drawn };

/** What a member with tickets in a raffle is answered while it is in a stage. */
export const sampleRaffle =
  (stage: RaffleState['state']) =>
  (recorded: RecordedAnswers): RecordedAnswers => {
    const currency = currencyIn(recorded);
    const own: PromotionStanding = {
      id: ID,
      status: stage === 'drawn' ? 'claimed' : 'joined',
      reason: null,
      amountMinor: stage === 'drawn' ? 10_000 : null,
      currency,
      dueAt: null,
    };
    return {
      ...withPromotion(recorded, promotion),
      ...inEachLanguage(recorded, {
        ...withStanding(recorded, own),
        [`GET ${raffle.path}?id=${ID}`]: answer(stages[stage](currency)),
        [`GET ${raffleTickets.path}?id=${ID}`]: { status: 200, body: LIST },
      }),
    };
  };
