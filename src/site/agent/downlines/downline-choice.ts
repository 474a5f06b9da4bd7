import { type DownlineSort, downlineSorts } from '#api/agents.ts';

import { type ContractKind, contractKinds } from '#domain/agents/contract-terms.ts';

import { addressChoice, idIn, oneOf } from '../../agent-center/address/address-choice.ts';

const KINDS = ['member', 'master', 'agent', 'subAgent', 'affiliate'] as const;
const STATUSES = ['active', 'frozen', 'closed'] as const;
const TRANSFERS = ['free', 'frozen'] as const;
const CONTRACTS = ['active', 'offered', 'none'] as const;
const ACTIVITIES = ['active', 'inactive'] as const;

/** The values of each filter, in the order in which they are offered. */
export const filterValues = {
  kind: KINDS,
  status: STATUSES,
  transfers: TRANSFERS,
  activity: ACTIVITIES,
  contract: CONTRACTS,
  contractKind: contractKinds,
} as const;

/** What the page shows; it stands in the address, so that a link leads to the same. */
export interface DownlineChoice {
  view: 'table' | 'tree';
  scope: 'direct' | 'branch';
  /** Below whom; null: below the agent. */
  under: number | null;
  search: string;
  kind: (typeof KINDS)[number] | null;
  status: (typeof STATUSES)[number] | null;
  transfers: (typeof TRANSFERS)[number] | null;
  activity: (typeof ACTIVITIES)[number] | null;
  /** Of the agent's contracts with those directly below. */
  contract: (typeof CONTRACTS)[number] | null;
  contractKind: ContractKind | null;
  sort: DownlineSort;
  descending: boolean;
  /** Where the page begins; null: at the first. */
  after: string | null;
  /** Whose details are open. */
  of: number | null;
}

/** The choice as it stands in the address. */
export const downlineAddress = addressChoice<DownlineChoice>(
  {
    view: (text) => (text === 'tree' ? 'tree' : 'table'),
    scope: (text) => (text === 'branch' ? 'branch' : 'direct'),
    under: idIn,
    search: (text) => text?.slice(0, 64) ?? '',
    kind: (text) => oneOf(KINDS, text),
    status: (text) => oneOf(STATUSES, text),
    transfers: (text) => oneOf(TRANSFERS, text),
    activity: (text) => oneOf(ACTIVITIES, text),
    contract: (text) => oneOf(CONTRACTS, text),
    contractKind: (text) => oneOf(contractKinds, text),
    sort: (text) => oneOf(downlineSorts, text) ?? 'name',
    descending: (text) => text === 'true',
    after: (text) => text,
    of: idIn,
  },
  ['of'],
);

/** A choice as the platform takes it. */
export const inputOf = (choice: DownlineChoice) => {
  const { scope, under, search, kind, status, transfers, activity, sort, descending } = choice;
  const { contract, contractKind } = choice;
  return {
    scope,
    sort,
    descending,
    ...(under !== null && { under }),
    ...(search !== '' && { search }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(transfers && { transfers }),
    ...(activity && { active: activity === 'active' }),
    ...(contract && { contract }),
    ...(contractKind && { contractKind }),
  };
};
