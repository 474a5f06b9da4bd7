import type { RefusalRule } from './refusal-rule.ts';

/** Refusals of invitation links, own host names and accounts that agents open by hand. */
export const agentLinkRefusals = {
  kind_closed: { status: 409, meaning: 'Accounts of this kind cannot be opened by you now.' },
  links_full: { status: 409, meaning: 'As many as details.most links are open; close one first.' },
  link_unknown: { status: 404, meaning: 'You have no such link.' },
  domain_unavailable: { status: 409, meaning: 'This host name cannot be asked for.' },
  postback_address: {
    status: 400,
    meaning: 'Messages go to https, a public host name and the usual port only.',
  },
  postback_none: { status: 409, meaning: 'No server is set, or it is switched off.' },
  accounts_full: {
    status: 429,
    meaning: 'You have opened details.perDay accounts within 24 hours; try again later.',
  },
  secret_used: {
    status: 409,
    meaning: 'The account was not opened by you, or has a password of its own.',
  },
} satisfies Record<string, RefusalRule>;
