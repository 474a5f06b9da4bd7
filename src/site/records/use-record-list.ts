import type { AnyEndpoint, ValueOf } from '#api/endpoint.ts';

import { type MemberQuery, useMemberQuery, type UsedMemberQuery } from '../remote/member-query.ts';

/** A list of single rows: the page that is shown, and the first one, which knows the sums. */
export interface UsedRecordList<E extends AnyEndpoint> {
  page: UsedMemberQuery<ValueOf<E>>;
  first: UsedMemberQuery<ValueOf<E>>;
}

interface ShownPage {
  /** Where the page begins; null: it is the first one. */
  after: string | null;
  /** Whether sums are wanted of however many rows. */
  exact: boolean;
}

/**
 * Asks for a page of a list and for its sums.
 *
 * @param input null asks for nothing and stays loading
 */
export const useRecordList = <E extends AnyEndpoint>(
  query: MemberQuery<E>,
  input: object | null,
  { after, exact }: ShownPage,
): UsedRecordList<E> => {
  const whole = input && { ...input, ...(exact && { exact }) };
  const first = useMemberQuery(query, whole);
  const page = useMemberQuery(query, input && after !== null ? { ...input, after } : whole);
  return { first, page };
};
