import { knownJurisdictions, type Asked, type Jurisdiction } from '#config/checks/jurisdictions.ts';
import type { LocalizedText } from '#generated/merchant-config.ts';
import { UsageError } from '../../base/terminal/errors.ts';
import type { Answers } from './answers.ts';
import type { Texts } from './starter-content.ts';
import { inLanguages } from './starter-texts.ts';

/** The demonstration's own register: a new brand plays with play money, and its entry is made up. */
const SANDBOX = 'sandbox';

const jurisdictionOf = (code: string): Jurisdiction => {
  const known = knownJurisdictions().get(code);
  if (!known) throw new Error(`the jurisdiction ${code} is not known`);
  return known;
};

/** What only the regulator can say, by the flag that says it. */
const GIVEN: Partial<Record<Asked, { flag: string; answer: 'licenceNumber' | 'licenceUrl' }>> = {
  number: { flag: '--licence-number', answer: 'licenceNumber' },
  link: { flag: '--licence-url', answer: 'licenceUrl' },
};

/** What a jurisdiction asks for beside the answers: each flag, and what it takes. */
export const askedByLicence = (
  code: string,
): { answer: 'licenceNumber' | 'licenceUrl'; flag: string; takes: string }[] => {
  const { rules, regulator } = jurisdictionOf(code);
  if (code === SANDBOX) return [];
  return rules.flatMap(({ asks, form, hosts }) => {
    const given = GIVEN[asks];
    if (given === undefined) return [];
    const page = `the address of the licence in the register of ${regulator}${hosts ? `, on ${hosts.join(' or ')}` : ''}`;
    const takes = asks === 'link' ? page : (form ?? `the number that ${regulator} gave`);
    return [{ ...given, takes }];
  });
};

/**
 * Refuses answers that lack what their jurisdiction asks for and nobody can make up.
 *
 * @throws {UsageError} naming every flag that is missing
 */
export const requireLicenceAnswers = (answers: Answers): void => {
  const missing = askedByLicence(answers.jurisdiction).filter(
    ({ answer }) => answers[answer] === '',
  );
  if (missing.length === 0) return;
  const { name } = jurisdictionOf(answers.jurisdiction);
  const flags = missing.map(({ flag, takes }) => `${flag} (${takes})`);
  throw new UsageError(`a site licensed in ${name} names its licence: add ${flags.join(' and ')}.`);
};

const sandboxNumber = (code: string): string => `LSR-${code.toUpperCase()}`;

const numberAndLink = ({ code, jurisdiction, licenceNumber, licenceUrl }: Answers) => {
  if (jurisdiction !== SANDBOX) return { number: licenceNumber, url: licenceUrl };
  const number = licenceNumber || sandboxNumber(code);
  return { number, url: licenceUrl || `https://register.livery.example/${number}` };
};

/** The helpline that a jurisdiction names; none where its data has none. */
const helplineOf = ({ rules }: Jurisdiction) => {
  const helpline = rules.find(({ asks }) => asks === 'helpline')?.helpline;
  if (!helpline) return {};
  const { name, phone, url } = helpline;
  return {
    helpline: { name, ...(phone !== undefined && { phone }), ...(url !== undefined && { url }) },
  };
};

/** The ages, where the jurisdiction asks for more than every site keeps. */
const agesOf = ({ rules }: Jurisdiction) => {
  const least = rules.find(({ asks }) => asks === 'age')?.least ?? 18;
  return least > 18 ? { ages: { minimum: Math.max(21, least), agreement: least } } : {};
};

/** The parts of a merchant's file that follow from its jurisdiction: the licence, and the ages. */
export const licenceOf = (answers: Answers, texts: Texts) => {
  const { jurisdiction: code, legalName } = answers;
  const jurisdiction = jurisdictionOf(code);
  const text: LocalizedText = inLanguages(texts, (each) =>
    code === SANDBOX ? each.licence : each.licensed,
  );
  return {
    licence: {
      jurisdiction: code,
      authority: jurisdiction.regulator,
      licensee: legalName,
      ...numberAndLink(answers),
      text,
      ...helplineOf(jurisdiction),
    },
    ...agesOf(jurisdiction),
  };
};
