import { useTranslation } from 'react-i18next';

import { DownlineTree } from '#components/DownlineTree/DownlineTree.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useBranch } from './use-branch.ts';
import type { UsedDownlineChoice } from './use-downline-choice.ts';

/** The team as a tree; each branch is loaded when it is opened. */
export const DownlineBranch = ({ choice, change }: UsedDownlineChoice) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { nodes, openIds, toggle, hasMore, refusal, retry } = useBranch(choice.under);
  if (refusal !== null) return <LoadFailure refusal={refusal} onRetry={retry} />;
  if (nodes === null)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Surface padding="lg">
          <Skeleton lines={5} />
        </Surface>
      </div>
    );
  if (nodes.length === 0)
    return (
      <EmptyState icon="users" title={t('agentTeam.emptyTitle')}>
        {t('agentTeam.emptyText')}
      </EmptyState>
    );
  return (
    <Stack gap="x3">
      <DownlineTree
        label={t('agentTeam.title')}
        nodes={nodes}
        openIds={openIds}
        onToggle={toggle}
        selectedId={choice.of === null ? undefined : String(choice.of)}
        onSelect={(id) => change({ of: Number(id) })}
        labels={{
          team: (count) => t('agentTeam.inTeam', { count, number: format.number(count) }),
          loading: t('common.loading'),
        }}
      />
      {hasMore && <p>{t('agentTeam.treeMore')}</p>}
    </Stack>
  );
};
