import { didYouMean, listed } from '../schema/nearest.ts';
import { makeIssue, type Check } from './check.ts';

/** As the schema has it. */
const MERCHANT_CODE = /^[a-z][a-z0-9-]{1,30}$/;

/**
 * The code is the folder's name; the main domain is one of the domains.
 *
 * @yields what is at fault
 */
export const checkIdentity: Check = function* (subject) {
  const { code, site } = subject.config;
  if (code !== subject.slug) {
    const message = `The code is “${code}”, but the folder is called “${subject.slug}”.`;
    yield makeIssue(
      subject,
      'config/code-differs',
      ['code'],
      message,
      MERCHANT_CODE.test(subject.slug)
        ? `Write "code": "${subject.slug}", or rename the folder.`
        : `Rename the folder to ${code}: “${subject.slug}” cannot be a code.`,
    );
  }
  if (site.mainDomain !== '' && !site.domains.includes(site.mainDomain)) {
    const message = `The main domain ${site.mainDomain} is not among the domains.`;
    const hint = didYouMean(site.mainDomain, site.domains) || `Choose ${listed(site.domains)}.`;
    yield makeIssue(subject, 'domain/main-not-listed', ['site', 'mainDomain'], message, hint);
  }
};
