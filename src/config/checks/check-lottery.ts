import { type OddsProblem, oddsProblems } from '#domain/lottery/brand-odds.ts';
import { type Check, makeIssue } from './check.ts';

/**
 * The brand's own odds of lotteries belong to a bet type and give back a share of the stake that
 * lies in the brand's band, in each of its prize modes; waivers name bet types.
 *
 * @yields what is at fault
 */
export const checkLottery: Check = function* (subject) {
  const { odds, prizeModes, returnBand, returnWaivers } = subject.config.lottery;
  const { minimum, maximum } = returnBand;
  if (minimum > maximum)
    yield makeIssue(
      subject,
      'config/lengths',
      ['lottery', 'returnBand', 'minimum'],
      `minimum is ${minimum}, above maximum, which is ${maximum}.`,
      `Set minimum to at most ${maximum}.`,
    );
  const rules = { overrides: odds, band: returnBand, waivers: returnWaivers };
  for (const issue of oddsProblems(prizeModes, rules)) yield toIssue(subject, issue);
};

const toIssue = (subject: Parameters<Check>[0], { key, kind, returns }: OddsProblem) => {
  const { odds, returnBand, returnWaivers } = subject.config.lottery;
  const at = returnWaivers.indexOf(key);
  const path = key in odds ? ['lottery', 'odds', key] : ['lottery', 'returnWaivers', at];
  if (kind === 'unknown')
    return makeIssue(
      subject,
      'config/lottery-odds',
      path,
      `No lottery has ${key}.`,
      'Name the course, the bet type and, for odds, the price: SSC.position.win.',
    );
  const [betType] = key.split(/\.[^.]+$/);
  return makeIssue(
    subject,
    'config/lottery-odds',
    path,
    `${key} gives back ${returns.join(' and ')} %, outside of ${returnBand.minimum} to ${returnBand.maximum} %.`,
    `Choose other odds, or add ${betType} to lottery.returnWaivers.`,
  );
};
