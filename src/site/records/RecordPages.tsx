import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { RecordList } from '#components/RecordList/RecordList.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import type { UsedMemberQuery } from '../remote/member-query.ts';

import { LoadFailure } from './LoadFailure.tsx';
import { OlderNewer } from './OlderNewer.tsx';
import type { UsedPages } from './use-choice.ts';

export interface RecordPagesProps<Row> extends UsedPages {
  /** The list's name. */
  label: string;
  /** The call that the rows come from. */
  remote: UsedMemberQuery<unknown>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
  /** How many blank records stand in at first. */
  blankRows?: number;
}

/** One page of the member's own records, and the way to the others. */
export const RecordPages = <Row,>({
  label,
  remote,
  rows,
  rowKey,
  empty,
  children,
  blankRows,
  starts,
  next,
  turn,
}: RecordPagesProps<Row>) => {
  const { t } = useTranslation();
  return (
    <Stack gap="x4">
      <RecordList
        {...{ label, rows, rowKey, empty, children, blankRows }}
        loading={remote.status === 'loading'}
        loadingLabel={t('common.loading')}
        error={
          remote.status === 'failed' ? (
            <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
          ) : undefined
        }
      />
      <OlderNewer
        starts={starts}
        next={next ?? null}
        page={starts.length + 1}
        // What is in sight until the page has come is the one before: it says nothing of what follows.
        onChange={(to) => remote.status !== 'loading' && turn(to)}
      />
    </Stack>
  );
};
