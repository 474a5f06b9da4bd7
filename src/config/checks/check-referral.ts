import type { LocalizedText } from '#generated/merchant-config.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { type Check, makeIssue, type Subject } from './check.ts';
import { knownJurisdictions } from './jurisdictions.ts';

/**
 * Where members invite friends, somebody can earn something within budget and caps, the brand's text names no
 * figure of its own, and the licence allows the turnover.
 *
 * @yields what is at fault
 */
export const checkReferral: Check = function* (subject) {
  const { enabled, text = {} } = subject.config.referral;
  if (!enabled) return;
  yield* findRoomIssues(subject);
  yield* findTextIssues(subject, text);
  yield* findLicenceIssues(subject);
};

function* findRoomIssues(subject: Subject): Generator<UnplacedIssue> {
  const { inviter, friend, budgetMinor, mostMonthMinor, mostMinor } = subject.config.referral;
  const mostOf = (amounts: typeof inviter) => Math.max(...Object.values(amounts));
  const most = Math.max(mostOf(inviter), mostOf(friend));
  const small = (key: string, value: number, needed: number) =>
    makeIssue(
      subject,
      'referral/room',
      ['referral', key],
      `${key} is ${value}, below one reward of ${needed}: nobody could get it.`,
      `Set ${key} to at least ${needed}.`,
    );
  if (most === 0)
    yield makeIssue(
      subject,
      'referral/room',
      ['referral', 'enabled'],
      'Members invite friends, and nobody gets anything for it.',
      'Give the inviter or the friend an amount at one of the stages.',
    );
  if (budgetMinor < most) yield small('budgetMinor', budgetMinor, most);
  const needed = mostOf(inviter);
  if (mostMonthMinor < needed) yield small('mostMonthMinor', mostMonthMinor, needed);
  if (mostMinor < mostMonthMinor) yield small('mostMinor', mostMinor, mostMonthMinor);
}

function* findTextIssues(subject: Subject, text: Partial<LocalizedText>): Generator<UnplacedIssue> {
  for (const [language, words] of Object.entries(text)) {
    const [found] = /\p{Nd}[\p{Nd}.,]*|[%％٪]/u.exec(words) ?? [];
    if (found === undefined) continue;
    yield makeIssue(
      subject,
      'referral/figure-by-hand',
      ['referral', 'text', language],
      `“${found}” is written by hand.`,
      'Leave it out: the page tells every figure from the rules.',
    );
  }
}

function* findLicenceIssues(subject: Subject): Generator<UnplacedIssue> {
  const { licence, referral } = subject.config;
  const where = knownJurisdictions().get(licence.jurisdiction);
  if (!where?.bonus || referral.turnover <= where.bonus.mostTurnover) return;
  const { mostTurnover, confirmed, source } = where.bonus;
  yield makeIssue(
    subject,
    confirmed ? 'licence/bonus' : 'licence/unconfirmed',
    ['referral', 'turnover'],
    `A bonus may be staked ${mostTurnover} times at most, not ${referral.turnover}. ${where.name}: ${source.title}, ${source.section} (${source.url}).`,
    `Set turnover to at most ${mostTurnover}.`,
  );
}
