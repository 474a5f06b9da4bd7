import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amountMinor, askedMinor, formText, wholeNumber } from './fields.ts';
import { paymentPasswordRefusals } from './payment-password.ts';

const positiveMinor = askedMinor(1);
const requestId = z.uuid();
/** `MAIN` or the code of a vendor, in capitals. */
const walletCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/));
const merchantCode = z.optional(z.string().check(z.maxLength(64)));

/** The wallet of one vendor. */
const vendorWallet = z.object({ code: z.string(), name: z.string(), balanceMinor: amountMinor });

/** The signed-in account's balances, read from the ledger. */
export const balance = endpoint({
  name: 'balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'signedIn',
  summary: 'The balance of the signed-in account',
  value: z.object({
    /** One wallet for all vendors. */
    isSingle: z.boolean(),
    currency: z.string(),
    /** Available to play with and to withdraw. */
    cashMinor: amountMinor,
    bonusMinor: amountMinor,
    /** Locked by open rounds and pending withdrawals. */
    lockedMinor: amountMinor,
    /** Cash and bonus together. */
    balanceMinor: amountMinor,
    /** Empty with a single wallet. */
    vendorWallets: z.array(vendorWallet),
    /** `balanceMinor` and the vendors' wallets together. */
    totalMinor: amountMinor,
  }),
  refusals: [],
});

/** Moves cash between the main wallet and a vendor's, or between two vendors. */
export const walletTransfer = endpoint({
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'member',
  summary: 'Move money between the wallets of the member',
  body: z.object({
    requestId,
    merchantCode,
    from: walletCode,
    to: walletCode,
    amountMinor: positiveMinor,
  }),
  value: z.object({
    transferId: z.int(),
    /** The source wallet's balance right after the transfer. */
    fromBalanceMinor: amountMinor,
    /** The target wallet's balance right after the transfer. */
    toBalanceMinor: amountMinor,
  }),
  refusals: ['single_wallet', 'unknown_wallet', 'insufficient_funds'],
});

/** Moves the whole balance of all vendor wallets, or of one, back to the main wallet. */
export const transferFund = endpoint({
  name: 'transferFund',
  method: 'POST',
  path: '/wps/v2/wallets/transferFund',
  access: 'member',
  summary: 'Bring the money of the vendors’ wallets back to the main wallet',
  perMinute: 60,
  body: z.object({ requestId, vendor: z.optional(walletCode) }),
  value: z.object({
    /** The amount moved; 0 when the wallets were empty. */
    movedMinor: amountMinor,
    cashMinor: amountMinor,
  }),
  refusals: ['single_wallet', 'unknown_wallet', 'insufficient_funds'],
});

/** The kind of a pending contract request; null without one. */
const contractRequest = z.nullable(z.enum(['NEW', 'TERMINATION']));

/** All balances of the member, and the contract requests that await the member's answer. */
export const consolidatedFunds = endpoint({
  name: 'consolidatedFunds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'member',
  summary: 'All of the member’s money in one place',
  value: z.object({
    currency: z.string(),
    cashMinor: amountMinor,
    bonusMinor: amountMinor,
    lockedMinor: amountMinor,
    /** Total of all vendor wallets. */
    vendorsMinor: amountMinor,
    /** Total of pending deposits; not yet credited. */
    pendingDepositsMinor: amountMinor,
    /** Cash, bonus, locked and vendors together. */
    totalMinor: amountMinor,
    dailysalreqtype: contractRequest,
    divtypereq: contractRequest,
    contracthoursalreq: contractRequest,
    realtimesalreqtype: contractRequest,
  }),
  refusals: [],
});

/** Whether this brand has one wallet for all vendors, and which vendors have their own. */
export const merchantWallet = endpoint({
  name: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'any',
  summary: 'Which wallets this brand has',
  cacheSeconds: 300,
  query: z.object({ merchantCode }),
  value: z.object({
    merchantCode: z.string(),
    currency: z.string(),
    isSingle: z.boolean(),
    /** Empty with a single wallet. */
    wallets: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  refusals: [],
});

/** Whether the member may transfer to another person, to whom and how much. */
export const transferOptions = endpoint({
  name: 'transferOptions',
  method: 'GET',
  path: '/wps/v2/wallets/transferOptions',
  access: 'member',
  summary: 'What the member may transfer to an upline or a downline',
  value: z.object({
    currency: z.string(),
    minimumMinor: amountMinor,
    maximumMinor: amountMinor,
    cashMinor: amountMinor,
    /** The upline's masked account name; null when there is none or it is not permitted. */
    upline: z.nullable(z.object({ account: z.string() })),
    /** The member is an agent and may transfer to a downline. */
    downline: z.boolean(),
    /** An agent above has stopped the member's transfers: neither is offered. */
    frozen: z.boolean(),
  }),
  refusals: [],
});

const toAnother = {
  requestId,
  amountMinor: positiveMinor,
  paymentPassword: z.string().check(z.maxLength(64)),
};

const transferRefusals = [
  'transfer_not_permitted',
  'agent_frozen',
  'transfers_frozen',
  'recipient_unavailable',
  'insufficient_funds',
  'turnover_unmet',
  'deposit_short',
  ...paymentPasswordRefusals,
] as const;

const transferred = z.object({
  transferId: z.int(),
  amountMinor,
  /** The masked account name of the recipient. */
  account: z.string(),
  /** The sender's cash balance right after the transfer. */
  cashMinor: amountMinor,
});

/**
 * Transfers cash to the upline. An amount out of bounds is `invalid_input` with the rule `range`.
 */
export const uplineTransfer = endpoint({
  name: 'uplineTransfer',
  method: 'POST',
  path: '/wps/v2/wallets/transferUpline',
  access: 'member',
  summary: 'Transfer cash to the upline',
  encrypted: true,
  perMinute: 20,
  body: z.object(toAnother),
  value: transferred,
  refusals: [...transferRefusals, 'no_upline'],
});

/** Transfers cash from an agent to a downline, at any level below: by name, or by number where its name is shown masked. */
export const downlineTransfer = endpoint({
  name: 'downlineTransfer',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  access: 'agent',
  summary: 'Transfer cash to a downline',
  encrypted: true,
  perMinute: 20,
  body: z.object({
    ...toAnother,
    account: z.optional(formText(64).check(z.minLength(1))),
    memberId: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  }),
  value: transferred,
  refusals: [...transferRefusals, 'not_a_downline'],
});
