import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { MissionSet, Promotion, Race, SetMission } from '#generated/merchant-content.ts';
import type { UnplacedIssue } from '../issues/issue.ts';

type Found = Omit<UnplacedIssue, 'file' | 'pointer'> & { at: (string | number)[] };

/** E-mail address, mobile number, identity. */
const PROFILE_STEPS = 3;

/** The days that a window has at least. */
const leastDays = { day: 1, week: 7, month: 28, once: Infinity };

/** What keeps a mission from ever being reached, or says nothing. */
const faultOf = (
  { metric, window, target, gameTypes, amountMinor, points }: SetMission,
  { points: rules }: MerchantConfig,
): string | undefined => {
  if ((amountMinor === undefined) === (points === undefined))
    return 'A mission brings either amountMinor or points.';
  if (points !== undefined && !rules.enabled)
    return 'The brand has no points; give amountMinor, or set /points/enabled.';
  if (metric === 'profileSteps' && window !== 'once')
    return 'Steps of the profile are done once; set its window to once.';
  if (metric === 'profileSteps' && target > PROFILE_STEPS)
    return `A profile has ${PROFILE_STEPS} steps, not ${target}.`;
  if (metric === 'signInDays' && target > leastDays[window])
    return `A ${window} has no ${target} days.`;
  if (gameTypes && ['draws', 'signInDays', 'profileSteps'].includes(metric))
    return `${metric} are counted without regard to games; take gameTypes out.`;
  return undefined;
};

/**
 * What the schema cannot say of missions.
 *
 * @yields an issue for one that cannot be reached, is there twice, or writes a figure into its title
 */
export function* findMissionIssues(
  { missions }: MissionSet,
  config: MerchantConfig,
): Generator<Found> {
  for (const [index, mission] of missions.entries()) {
    const at = ['mechanic', 'missions', index];
    const fault = faultOf(mission, config);
    if (fault !== undefined) yield { code: 'promotion/missions', at, message: fault };
    if (missions.findIndex(({ id }) => id === mission.id) < index)
      yield {
        code: 'promotion/missions',
        at: [...at, 'id'],
        message: `There are two missions “${mission.id}”.`,
      };
    for (const [language, title] of Object.entries(mission.title ?? {}))
      if (/\p{Nd}|\{\{/u.test(title))
        yield {
          code: 'promotion/missions',
          at: [...at, 'title', language],
          message: 'A mission’s title has a figure; what is to be done is written beside it.',
        };
  }
}

/**
 * What the schema cannot say of a race.
 *
 * @yields an issue where one race has no end, or a place wins less than the next
 */
export function* findRaceIssues(
  { every, prizesMinor }: Race,
  { startsAt, endsAt }: Promotion,
): Generator<Found> {
  if (every === 'once' && (startsAt === undefined || endsAt === undefined))
    yield {
      code: 'promotion/race',
      at: ['mechanic', 'every'],
      message: 'A race that is run once needs startsAt and endsAt.',
    };
  const rise = prizesMinor.findIndex((prize, at) => prize > (prizesMinor[at - 1] ?? prize));
  if (rise > 0)
    yield {
      code: 'promotion/race',
      at: ['mechanic', 'prizesMinor', rise],
      message: `Place ${rise + 1} wins more than place ${rise}.`,
    };
}
