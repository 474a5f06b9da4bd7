import { leaderPointMinor } from '#domain/lottery/leader-points.ts';
import { CLAIM_DAYS } from '#domain/claim-days.ts';
import type { MissionSet, Race } from '#generated/merchant-content.ts';
import type { Figure, Writers } from './figure.ts';

/**
 * The figures of a mission set: those of each mission by its place, `target1`, `reward1`, from 1. A reward of points
 * is a bare number.
 */
const missionFigures = (
  { missions, budgetMinor }: MissionSet,
  { plain, money }: Writers,
): Record<string, Figure> => ({
  missions: plain(missions.length),
  budget: money(budgetMinor),
  claimDays: plain(CLAIM_DAYS),
  ...Object.fromEntries(
    missions.flatMap(({ metric, target, amountMinor, points = 0 }, at) => [
      [`target${at + 1}`, metric === 'validBet' ? money(target) : plain(target)],
      [`reward${at + 1}`, amountMinor === undefined ? plain(points) : money(amountMinor)],
    ]),
  ),
});

/** The figures of a race: its prizes, and who is ranked. */
const raceFigures = (
  { prizesMinor, leastMinor }: Race,
  currency: string,
  { plain, money }: Writers,
): Record<string, Figure> => ({
  places: plain(prizesMinor.length),
  first: money(prizesMinor[0] ?? 0),
  last: money(prizesMinor.at(-1) ?? 0),
  pool: money(prizesMinor.reduce((sum, prize) => sum + prize, 0)),
  least: money(leastMinor),
  point: money(leaderPointMinor(currency)),
  claimDays: plain(CLAIM_DAYS),
});

/** The figures of a mission set or a race. */
export const contestFigures = (
  mechanic: MissionSet | Race,
  currency: string,
  writers: Writers,
): Record<string, Figure> =>
  mechanic.kind === 'race'
    ? raceFigures(mechanic, currency, writers)
    : missionFigures(mechanic, writers);

/** What the texts of a mission set must tell. */
export const missionConditions = ({ missions, turnover }: MissionSet): string[] => [
  ...missions.flatMap((_mission, at) => [`target${at + 1}`, `reward${at + 1}`]),
  'claimDays',
  'budget',
  ...(turnover > 0 && missions.some(({ amountMinor }) => amountMinor !== undefined)
    ? ['turnover', 'days']
    : []),
];

/** What the texts of a race must tell. */
export const raceConditions = ({ turnover }: Race): string[] => [
  'places',
  'first',
  'pool',
  'least',
  'point',
  ...(turnover > 0 ? ['turnover', 'days', 'claimDays'] : []),
];
