import { deviceStorage, tabStorage } from '../storage/browser-storage.ts';

/** The codes with which a visitor was invited, as they stood in an address. */
export interface Invitation {
  /** An agent's code. */
  affiliateCode: string;
  /** What the agent tells its campaigns apart by. */
  subId: string;
  /** A member's code. */
  referralCode: string;
}

const KEY = 'livery.invitation';
const LONGEST_CODE = 64;
const DAY_MS = 86_400_000;

const isCode = (text: string): boolean => text.length <= LONGEST_CODE && /^[\w-]+$/.test(text);

const isSubId = (text: string): boolean => /^[\w.~-]{1,64}$/.test(text);

const read = (
  parameters: URLSearchParams,
  name: string,
  fits: (text: string) => boolean = isCode,
): string => {
  const text = parameters.get(name)?.trim() ?? '';
  return fits(text) ? text : '';
};

/** The codes in an address's query; empty texts where there are none. */
export const invitationIn = (search: string): Invitation => {
  const parameters = new URLSearchParams(search);
  const affiliateCode = read(parameters, 'affiliateCode');
  return {
    affiliateCode,
    subId: affiliateCode === '' ? '' : read(parameters, 'subId', isSubId),
    referralCode: read(parameters, 'referralCode'),
  };
};

/** Whether there is a code at all. */
export const isInvited = ({ affiliateCode, referralCode }: Invitation): boolean =>
  affiliateCode !== '' || referralCode !== '';

/** Keeps the codes of the address for the session, so that they outlast a walk over the site. */
export const keepInvitation = (search: string): void => {
  if (isInvited(invitationIn(search))) tabStorage.setItem(KEY, search);
};

/**
 * Keeps an agent's code in this browser alone, for as long as the brand attributes an account to a visit. It is told with a
 * registration and with nothing else; the newest visit counts.
 *
 * @param now in ms since 1970
 */
export const keepAttribution = (search: string, days: number, now = Date.now()): void => {
  const { affiliateCode, subId } = invitationIn(search);
  if (affiliateCode === '') return;
  const query = new URLSearchParams({ affiliateCode, ...(subId !== '' && { subId }) });
  deviceStorage.setItem(KEY, `${now + days * DAY_MS} ${query}`);
};

/** The codes kept by `keepAttribution`, as a query; what is too old is dropped. */
const attributed = (now: number): string => {
  const [until = '', query = ''] = (deviceStorage.getItem(KEY) ?? '').split(' ');
  if (until === '') return '';
  if (Number(until) > now) return query;
  deviceStorage.removeItem(KEY);
  return '';
};

/** The codes of this address, or else those kept from an earlier one. */
export const currentInvitation = (search: string, now = Date.now()): Invitation => {
  const here = invitationIn(search);
  if (isInvited(here)) return here;
  const kept = invitationIn(tabStorage.getItem(KEY) ?? '');
  return isInvited(kept) ? kept : invitationIn(attributed(now));
};

/** Drops the kept codes. */
export const forgetInvitation = (): void => {
  tabStorage.removeItem(KEY);
  deviceStorage.removeItem(KEY);
};

/** The one code that stands for the invitation: an agent's before a member's; '' when none. */
export const invitationCode = ({ affiliateCode, referralCode }: Invitation): string =>
  affiliateCode || referralCode;
