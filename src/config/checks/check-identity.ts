import { didYouMean, listed } from '../schema/nearest.ts';
import { makeIssue, type Check } from './check.ts';

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
      `Write "code": "${subject.slug}", or rename the folder.`,
    );
  }
  if (site.mainDomain !== '' && !site.domains.includes(site.mainDomain)) {
    const message = `The main domain ${site.mainDomain} is not among the domains.`;
    const hint = didYouMean(site.mainDomain, site.domains) || `Choose ${listed(site.domains)}.`;
    yield makeIssue(subject, 'domain/main-not-listed', ['site', 'mainDomain'], message, hint);
  }
};
