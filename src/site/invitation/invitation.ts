import { tabStorage } from '../storage/browser-storage.ts';

/** The codes with which a visitor was invited, as they stood in an address. */
export interface Invitation {
  /** An agent's code. */
  affiliateCode: string;
  /** A member's code. */
  referralCode: string;
}

const KEY = 'livery.invitation';
const LONGEST_CODE = 64;

const isCode = (text: string): boolean => text.length <= LONGEST_CODE && /^[\w-]+$/.test(text);

const codeIn = (parameters: URLSearchParams, name: string): string => {
  const text = parameters.get(name)?.trim() ?? '';
  return isCode(text) ? text : '';
};

/** The codes in an address's query; empty texts where there are none. */
export const invitationIn = (search: string): Invitation => {
  const parameters = new URLSearchParams(search);
  return {
    affiliateCode: codeIn(parameters, 'affiliateCode'),
    referralCode: codeIn(parameters, 'referralCode'),
  };
};

/** Whether there is a code at all. */
export const isInvited = ({ affiliateCode, referralCode }: Invitation): boolean =>
  affiliateCode !== '' || referralCode !== '';

/** Keeps the codes of the address for the session, so that they outlast a walk over the site. */
export const keepInvitation = (search: string): void => {
  if (isInvited(invitationIn(search))) tabStorage.setItem(KEY, search);
};

/** The codes of this address, or else those kept from an earlier one of this session. */
export const currentInvitation = (search: string): Invitation => {
  const here = invitationIn(search);
  return isInvited(here) ? here : invitationIn(tabStorage.getItem(KEY) ?? '');
};

/** Drops the kept codes. */
export const forgetInvitation = (): void => tabStorage.removeItem(KEY);

/** The one code that stands for the invitation: an agent's before a member's; '' when none. */
export const invitationCode = ({ affiliateCode, referralCode }: Invitation): string =>
  affiliateCode || referralCode;
