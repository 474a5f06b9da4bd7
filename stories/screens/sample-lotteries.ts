import type { ValueOf } from '#api/endpoint.ts';
import { lotteryGame } from '#api/lottery-board.ts';
import { lotteryLeaderboard, missionSummary } from '#api/lottery-missions.ts';
import { myTickets } from '#api/lottery-tickets.ts';
import { type Lottery, lotteryLobby } from '#api/lottery.ts';
import { netPosition } from '#api/protection.ts';
import { courses } from '#domain/lottery/courses.ts';
import { returnsOf } from '#domain/lottery/odds-return.ts';
import { oddsTables } from '#domain/lottery/odds-tables.ts';
import type { RecordedAnswer, RecordedAnswers } from './recording.ts';

const MINUTE_MS = 60_000;

/** A moment near the one at which the story is opened: its countdowns run. */
const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * MINUTE_MS).toISOString();

type Shown = Pick<Lottery, 'gameCode' | 'gameName' | 'vendorName' | 'course'> & {
  numbers: string[];
  everyMinutes: number;
};

const shown: readonly Shown[] = [
  {
    gameCode: 'drawhouse-ten-minute-ssc',
    gameName: 'Ten-Minute SSC',
    vendorName: 'Drawhouse',
    course: 'SSC',
    numbers: ['1', '4', '4', '1', '8'],
    everyMinutes: 10,
  },
  {
    gameCode: 'drawhouse-harbour-11x5',
    gameName: 'Harbour 11X5',
    vendorName: 'Drawhouse',
    course: '11X5',
    numbers: ['09', '07', '11', '05', '04'],
    everyMinutes: 20,
  },
  {
    gameCode: 'drawhouse-five-minute-pk10',
    gameName: 'Five-Minute PK10',
    vendorName: 'Drawhouse',
    course: 'PK10',
    numbers: ['7', '6', '3', '2', '10', '9', '8', '5', '4', '1'],
    everyMinutes: 5,
  },
];

const toLottery = ({ numbers, everyMinutes, course, ...named }: Shown, at: number): Lottery => ({
  ...named,
  course,
  nodeId: at + 1,
  iconUrl: `/game-art/${named.gameCode}.svg`,
  vassalage: 'DRAWHOUSE',
  page: 'LOTT',
  family: courses[course].family,
  prizeMode: 'LOTT',
  maintenance: false,
  everySeconds: everyMinutes * 60,
  dailyAt: [],
  timeZone: 'Asia/Yangon',
  current: {
    issueNo: '20260101-043',
    state: 'open',
    closesAt: inMinutes(everyMinutes - 2),
    drawsAt: inMinutes(everyMinutes - 1),
    result: null,
  },
  last: {
    issueNo: '20260101-042',
    state: 'settled',
    closesAt: inMinutes(-2),
    drawsAt: inMinutes(-1),
    result: [{ tier: 'numbers', numbers }],
  },
});

/** The code of the lottery whose board there is. */
export const SAMPLE_LOTTERY = 'drawhouse-ten-minute-ssc';

const lobby = (): ValueOf<typeof lotteryLobby> => ({
  now: inMinutes(0),
  lotteries: shown.map(toLottery),
});

const board = (): ValueOf<typeof lotteryGame> | undefined => {
  const lottery = shown.map(toLottery).find(({ gameCode }) => gameCode === SAMPLE_LOTTERY);
  return (
    lottery && {
      now: inMinutes(0),
      lottery,
      betTypes: courses[lottery.course].betTypes.flatMap((betType) => {
        const odds = oddsTables.LOTT[lottery.course]?.[betType.key];
        return odds
          ? [{ betType: betType.key, odds: { ...odds }, returns: returnsOf(betType, odds) }]
          : [];
      }),
      currency: 'EUR',
      minimumStakeMinor: 100,
      maximumStakeMinor: 100_000,
      maximumMultiple: 100,
      maximumLines: 100,
      maximumTickets: 500,
      maximumFollow: 60,
      salesCloseSeconds: 30,
    }
  );
};

const leaders: ValueOf<typeof lotteryLeaderboard> = [
  { rank: 1, customerName: 'an****7', points: 12_480, tickets: 312, mine: false },
  { rank: 2, customerName: 'ze****l', points: 9_310, tickets: 188, mine: false },
  { rank: 3, customerName: 'mi****3', points: 9_310, tickets: 240, mine: true },
  { rank: 4, customerName: 'ko****2', points: 640, tickets: 12, mine: false },
  { rank: 5, customerName: 'th****a', points: 1, tickets: 1, mine: false },
];

const today: ValueOf<typeof missionSummary> = {
  currency: 'EUR',
  today: {
    tickets: 6,
    openTickets: 2,
    stakeMinor: 1200,
    payoutMinor: 980,
    validBetMinor: 1200,
  },
};

const noTickets: ValueOf<typeof myTickets> = { tickets: [], next: null };

const session: ValueOf<typeof netPosition> = {
  playing: true,
  startedAt: inMinutes(-12),
  elapsedSeconds: 720,
  stakedMinor: 1200,
  wonMinor: 980,
  netMinor: -220,
  currency: 'EUR',
};

const answer = (value: unknown): RecordedAnswer => ({
  status: 200,
  body: { success: true, value },
});

/**
 * What the platform answers to the pages of lotteries: draws go on by the clock, so that none that
 * was recorded would still be sold.
 *
 * @returns answers by call without its language
 */
export const sampleLotteries = (): RecordedAnswers => ({
  [`GET ${lotteryLobby.path}?page=LOTT`]: answer(lobby()),
  [`GET ${lotteryGame.path}?gameCode=${SAMPLE_LOTTERY}`]: answer(board()),
  [`GET ${lotteryLeaderboard.path}?limitNum=10&period=weekly`]: answer(leaders),
  [`GET ${missionSummary.path}`]: answer(today),
  [`GET ${myTickets.path}?gameCode=${SAMPLE_LOTTERY}&pageSize=10`]: answer(noTickets),
  [`GET ${netPosition.path}`]: answer(session),
});
