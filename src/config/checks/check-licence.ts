import type { UnplacedIssue } from '../issues/issue.ts';
import { didYouMean, listed } from '../schema/nearest.ts';
import { makeIssue, type Check, type Subject } from './check.ts';
import { knownJurisdictions, type Jurisdiction, type LicenceRule } from './jurisdictions.ts';
import { licenceIssues } from './licence-issues.ts';

/** Where a rule is written: `LCCP, 8.1.1 (https://…)`. */
const told = ({ source }: LicenceRule): string =>
  `${source.title}, ${source.section} (${source.url})`;

const brokenRule = (subject: Subject, rule: LicenceRule, where: Jurisdiction): UnplacedIssue[] =>
  licenceIssues[rule.asks](subject.config, rule, where).map(({ message, fix, ...issue }) => ({
    ...issue,
    code: rule.confirmed ? `licence/${rule.asks}` : 'licence/unconfirmed',
    file: subject.file,
    message: `${message} ${where.name}: ${told(rule)}.`,
    // What only may be asked for is for a person to decide.
    ...(rule.confirmed && fix && { fix }),
  }));

/**
 * A merchant that names a jurisdiction carries what it asks for.
 *
 * @yields one issue for each thing that is missing, with the rule and its source
 */
export const checkLicence: Check = function* (subject) {
  const { jurisdiction: code } = subject.config.licence;
  if (code === '') return;
  const known = knownJurisdictions();
  const jurisdiction = known.get(code);
  if (!jurisdiction) {
    const codes = [...known.keys()];
    const message = `“${code}” is no jurisdiction that is known.`;
    const hint = didYouMean(code, codes) || `Known: ${listed(codes)}.`;
    yield makeIssue(
      subject,
      'licence/jurisdiction-unknown',
      ['licence', 'jurisdiction'],
      message,
      hint,
    );
    return;
  }
  for (const rule of jurisdiction.rules) yield* brokenRule(subject, rule, jurisdiction);
};
