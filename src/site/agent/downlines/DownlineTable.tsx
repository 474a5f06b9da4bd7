import { useTranslation } from 'react-i18next';

import { type DownlineSort, agentDownlinesFile, type TeamMember } from '#api/agents.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { useKeptFocus } from '#components/Pagination/use-kept-focus.ts';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';

import { ExportButtons } from '../../records/ExportButtons.tsx';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { inputOf } from './downline-choice.ts';
import { TeamCrumbs } from '../../agent-center/TeamCrumbs.tsx';
import { downlinesQuery } from '../../agent-center/downlines.state.ts';
import { useDownlineColumns } from './use-downline-columns.tsx';
import type { UsedDownlineChoice } from './use-downline-choice.ts';

const PAGE_SIZE = 20;

/** Those below, page by page, and as a file. */
export const DownlineTable = (used: UsedDownlineChoice) => {
  const { t } = useTranslation();
  const { choice, change } = used;
  const language = useLanguage();
  const format = useFormat();
  const input = inputOf(choice);
  const after = choice.after === null ? {} : { after: choice.after };
  const remote = useMemberQuery(downlinesQuery, {
    ...input,
    ...after,
    pageSize: PAGE_SIZE,
    language,
  });
  const { value } = remote;
  const columns = useDownlineColumns(used);
  const countText = ({
    total,
    countedMost: most,
  }: Pick<NonNullable<typeof value>, 'total' | 'countedMost'>) =>
    total === null
      ? t('agentTeam.moreThan', { count: most, number: format.number(most) })
      : t('agentTeam.count', { count: total, number: format.number(total) });
  return (
    <Stack gap="x4">
      <TeamCrumbs crumbs={value?.crumbs ?? []} addressOf={used.addressOf} />
      <Section
        title={t('agentTeam.accounts')}
        description={value && countText(value)}
        action={
          <ExportButtons
            endpoint={agentDownlinesFile}
            input={input}
            name="team"
            formats={['csv']}
          />
        }
      >
        <Table<TeamMember>
          caption={t('agentTeam.accounts')}
          columns={columns}
          rows={value?.items ?? []}
          rowKey={({ memberId }) => String(memberId)}
          sort={{
            columnId: choice.sort,
            direction: choice.descending ? 'descending' : 'ascending',
          }}
          onSortChange={({ columnId, direction }) =>
            change({ sort: columnId as DownlineSort, descending: direction === 'descending' })
          }
          loading={remote.status === 'loading'}
          loadingLabel={t('common.loading')}
          error={
            remote.status === 'failed' ? (
              <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
            ) : undefined
          }
          empty={
            <EmptyState icon="users" title={t('agentTeam.emptyTitle')}>
              {t('agentTeam.emptyText')}
            </EmptyState>
          }
        />
        <Pages after={choice.after} next={value?.next ?? null} change={change} />
      </Section>
    </Stack>
  );
};

interface PagesProps extends Pick<UsedDownlineChoice, 'change'> {
  after: string | null;
  next: string | null;
}

const Pages = ({ after, next, change }: PagesProps) => {
  const { t } = useTranslation();
  const bar = useKeptFocus();
  if (after === null && next === null) return null;
  return (
    <nav ref={bar} tabIndex={-1} aria-label={t('history.pages')}>
      <Cluster justify="between">
        <Button
          variant="secondary"
          isDisabled={after === null}
          onPress={() => change({ after: null })}
        >
          {t('agentTeam.firstPage')}
        </Button>
        <Button
          variant="secondary"
          isDisabled={next === null}
          onPress={() => next !== null && change({ after: next })}
        >
          {t('agentTeam.nextPage')}
        </Button>
      </Cluster>
    </nav>
  );
};
