import type { AnyEndpoint, ValueOf } from '#api/endpoint.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import {
  type MemberQuery,
  useMemberQuery,
  type UsedMemberQuery,
} from '../../remote/member-query.ts';
import type { RecordChoice } from './record-choice.ts';
import { PAGE_SIZE } from './statements.state.ts';

/** A list of single rows: the page that is shown, and the first one, which knows the sums. */
export interface UsedRecordList<E extends AnyEndpoint> {
  page: UsedMemberQuery<ValueOf<E>>;
  first: UsedMemberQuery<ValueOf<E>>;
}

/** Asks for a page of a list and for its sums. */
export const useRecordList = <E extends AnyEndpoint>(
  query: MemberQuery<E>,
  input: object,
  { after, exact }: Pick<RecordChoice, 'after' | 'exact'>,
): UsedRecordList<E> => {
  const language = useLanguage();
  const asked = { ...input, pageSize: PAGE_SIZE, language };
  const first = useMemberQuery(query, { ...asked, ...(exact && { exact }) });
  const later = useMemberQuery(query, after === null ? null : { ...asked, after });
  return { first, page: after === null ? first : later };
};
