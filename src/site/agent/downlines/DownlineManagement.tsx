import { Stack } from '#components/Stack/Stack.tsx';

import { DownlineBranch } from './DownlineBranch.tsx';
import { DownlineFilters } from './DownlineFilters.tsx';
import { DownlinePanel } from './DownlinePanel.tsx';
import { DownlineTable } from './DownlineTable.tsx';
import { useDownlineChoice } from './use-downline-choice.ts';

/** An agent's team: found, narrowed, ordered, opened one by one. */
export const DownlineManagement = () => {
  const used = useDownlineChoice();
  const { choice, change } = used;
  return (
    <Stack gap="x6">
      <DownlineFilters {...used} />
      {choice.view === 'table' ? (
        <DownlineTable {...used} />
      ) : (
        <DownlineBranch key={choice.under} {...used} />
      )}
      <DownlinePanel memberId={choice.of} onClose={() => change({ of: null })} />
    </Stack>
  );
};
