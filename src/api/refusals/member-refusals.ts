import type { RefusalRule } from './refusal-rule.ts';

/** Refusals of the account's security: contacts, passwords, passkeys, pictures, identity, chat. */
export const memberRefusals = {
  mobile_taken: { status: 409, meaning: 'Another account has this mobile number.' },
  email_taken: { status: 409, meaning: 'Another account has this e-mail address.' },
  code_required: {
    status: 400,
    meaning: 'A code must be sent to the account’s own number or address and shown.',
  },
  contact_required: { status: 409, meaning: 'Bind a mobile number or an e-mail address first.' },
  link_invalid: { status: 410, meaning: 'The link was used or is too old; ask for a new one.' },
  proof_required: { status: 403, meaning: 'Show who sits there; details.kinds says how.' },
  profile_locked: {
    status: 409,
    meaning: 'The fields of details.fields can no longer be changed; ask the customer service.',
  },
  payment_password_set: { status: 409, meaning: 'There is a payment password; change it instead.' },
  payment_password_required: { status: 409, meaning: 'Set a payment password first.' },
  payment_password_wrong: {
    status: 403,
    meaning: 'The payment password is wrong; see details.triesLeft.',
  },
  payment_password_locked: {
    status: 423,
    meaning: 'The payment password is locked; set a new one with a code.',
  },
  authenticator_set: { status: 409, meaning: 'The account has an authenticator; remove it first.' },
  authenticator_missing: { status: 409, meaning: 'The account has no authenticator.' },
  passkeys_off: { status: 403, meaning: 'Passkeys are not offered on this site.' },
  passkeys_full: {
    status: 409,
    meaning: 'The account has details.most passkeys; remove one first.',
  },
  passkey_invalid: {
    status: 400,
    meaning: 'The passkey’s answer is not valid or came too late; try again.',
  },
  passkey_known: { status: 409, meaning: 'This passkey is in use.' },
  last_sign_in: {
    status: 409,
    meaning: 'Set a password first: nothing else would be left to sign in with.',
  },
  upload_too_large: { status: 413, meaning: 'The file is larger than details.maxMb megabytes.' },
  upload_not_an_image: { status: 415, meaning: 'The file is no png or jpg picture.' },
  upload_too_many: {
    status: 429,
    meaning: 'The account has uploaded details.perDay pictures today; try again tomorrow.',
  },
  push_address: {
    status: 400,
    meaning: 'The browser’s push service is none that this platform sends to.',
  },
  upload_unknown: {
    status: 404,
    meaning: 'There is no such picture for this form; upload it first.',
  },
  identity_under_review: {
    status: 409,
    meaning: 'A proof of identity is being looked at; wait for its answer.',
  },
  identity_proved: { status: 409, meaning: 'The identity of this account is proved already.' },
  chat_closed: { status: 404, meaning: 'This site has no chat room.' },
  chat_too_fast: {
    status: 429,
    meaning: 'Wait before the next message; see details.retryAfterSeconds.',
  },
  chat_muted: {
    status: 403,
    meaning: 'An operator has muted this account in the chat room; see details.until.',
  },
  chat_link: {
    status: 400,
    meaning: 'Addresses of other pages are not passed on in the chat room.',
  },
  real_name_missing: { status: 409, meaning: 'The profile has no real name yet.' },
} satisfies Record<string, RefusalRule>;
