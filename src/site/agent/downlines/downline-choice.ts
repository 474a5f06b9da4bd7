import { type DownlineSort, downlineSorts } from '#api/agents.ts';

const KINDS = ['member', 'master', 'agent', 'subAgent', 'affiliate'] as const;
const STATUSES = ['active', 'frozen', 'closed'] as const;
const TRANSFERS = ['free', 'frozen'] as const;
const ACTIVITIES = ['active', 'inactive'] as const;

/** The values of each filter, in the order in which they are offered. */
export const filterValues = {
  kind: KINDS,
  status: STATUSES,
  transfers: TRANSFERS,
  activity: ACTIVITIES,
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
  sort: DownlineSort;
  descending: boolean;
  /** Where the page begins; null: at the first. */
  after: string | null;
  /** Whose details are open. */
  of: number | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** Reads an address; what it does not know is as if it were not there. */
export const readChoice = (query: URLSearchParams): DownlineChoice => ({
  view: query.get('view') === 'tree' ? 'tree' : 'table',
  scope: query.get('scope') === 'branch' ? 'branch' : 'direct',
  under: idIn(query.get('under')),
  search: query.get('search')?.slice(0, 64) ?? '',
  kind: oneOf(KINDS, query.get('kind')),
  status: oneOf(STATUSES, query.get('status')),
  transfers: oneOf(TRANSFERS, query.get('transfers')),
  activity: oneOf(ACTIVITIES, query.get('activity')),
  sort: oneOf(downlineSorts, query.get('sort')) ?? 'name',
  descending: query.get('descending') === 'true',
  after: query.get('after'),
  of: idIn(query.get('of')),
});

const FIRST = readChoice(new URLSearchParams());

/** A choice as it stands in an address: what is as at first is left out. */
export const writeChoice = (choice: DownlineChoice): URLSearchParams =>
  new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]) =>
      value === FIRST[name as keyof DownlineChoice] ? [] : [[name, String(value)]],
    ),
  );

/** Another choice; whatever changes the list begins with its first page. */
export const changeChoice = (
  choice: DownlineChoice,
  change: Partial<DownlineChoice>,
): DownlineChoice => {
  const keepsPage = Object.keys(change).every((name) => name === 'of' || name === 'after');
  return { ...choice, ...(!keepsPage && { after: null }), ...change };
};

/** A choice as the platform takes it. */
export const inputOf = (choice: DownlineChoice) => {
  const { scope, under, search, kind, status, transfers, activity, sort, descending } = choice;
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
  };
};
