import { BlockList, isIP } from 'node:net';
import { didYouMean } from '../schema/nearest.ts';
import { makeIssue, type Check } from './check.ts';
import { countryName } from './country-name.ts';
import { isTimeZone } from './is-time-zone.ts';

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The ISO code that a code of two letters stands for: UK becomes GB. */
const isoCountry = (code: string): string | undefined => {
  const region = new Intl.Locale(`und-${code}`).region ?? code;
  return region === 'ZZ' || countryName(region) === undefined ? undefined : region;
};

const isRange = (text: string): boolean => {
  const [address = '', prefix] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  if (prefix === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 4 ? 'ipv4' : 'ipv6');
    return true;
  } catch {
    return false;
  }
};

/**
 * Currency, time zone, blocked addresses and countries exist.
 *
 * @yields what is at fault
 */
export const checkPlaces: Check = function* (subject) {
  const { currency, timeZone, regionRestriction } = subject.config;
  if (!currencies.has(currency)) {
    const hint = didYouMean(currency, [...currencies]);
    yield makeIssue(
      subject,
      'config/currency',
      ['currency'],
      `“${currency}” is no currency.`,
      hint,
    );
  }
  if (!isTimeZone(timeZone)) {
    const hint = didYouMean(timeZone, Intl.supportedValuesOf('timeZone'));
    yield makeIssue(
      subject,
      'config/time-zone',
      ['timeZone'],
      `“${timeZone}” is no time zone.`,
      hint,
    );
  }
  for (const [index, text] of regionRestriction.blockedIps.entries()) {
    if (isRange(text)) continue;
    const path = ['regionRestriction', 'blockedIps', index];
    yield makeIssue(
      subject,
      'config/address',
      path,
      `“${text}” is no address and no range.`,
      'For instance: “203.0.113.0/24”.',
    );
  }
  for (const [index, code] of regionRestriction.blockedCountries.entries()) {
    const iso = isoCountry(code);
    if (iso === code) continue;
    const path = ['regionRestriction', 'blockedCountries', index];
    const hint = iso === undefined ? '' : `Did you mean “${iso}”?`;
    yield makeIssue(subject, 'config/country', path, `“${code}” is no ISO 3166-1 code.`, hint);
  }
};
