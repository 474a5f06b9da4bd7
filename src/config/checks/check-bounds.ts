import { makeIssue, type Check } from './check.ts';

/**
 * Pairs of a least and a greatest value are in order; ages agree.
 *
 * @yields what is at fault
 */
export const checkBounds: Check = function* (subject) {
  const { limits, jackpot, ages } = subject.config;
  const pairs: [string, string, string, number, number][] = [
    ['jackpot', 'startMinMinor', 'startMaxMinor', jackpot.startMinMinor, jackpot.startMaxMinor],
    [
      'limits',
      'feedbackMinLength',
      'feedbackMaxLength',
      limits.feedbackMinLength,
      limits.feedbackMaxLength,
    ],
    [
      'limits',
      'loginFailuresBeforeCaptcha',
      'loginFailuresBeforeLock',
      limits.loginFailuresBeforeCaptcha,
      limits.loginFailuresBeforeLock,
    ],
  ];
  for (const [group, low, high, least, greatest] of pairs) {
    if (least <= greatest) continue;
    const message = `${low} is ${least}, above ${high}, which is ${greatest}.`;
    yield makeIssue(
      subject,
      'config/lengths',
      [group, low],
      message,
      `Set ${low} to at most ${greatest}.`,
    );
  }
  if (ages.agreement > ages.minimum) {
    const message = `The agreement names ${ages.agreement} years, but the least age is ${ages.minimum}.`;
    yield makeIssue(
      subject,
      'config/ages',
      ['ages', 'agreement'],
      message,
      `Set it to at most ${ages.minimum}.`,
    );
  }
};
