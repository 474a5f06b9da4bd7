import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { FormEvent } from 'react';

import { useKnownText } from '../../fields/use-known-text.ts';
import { FilterSelect } from '../../records/FilterSelect.tsx';
import { type DownlineChoice, filterValues } from './downline-choice.ts';
import { hasContracts } from '../../settings/what-is-on.ts';
import { useSettings } from '../../settings/use-settings.ts';
import type { UsedDownlineChoice } from './use-downline-choice.ts';

/** The ways to look at a team, and what it is narrowed to. */
export const DownlineFilters = ({ choice, change }: UsedDownlineChoice) => {
  const { t } = useTranslation();
  return (
    <Stack gap="x4">
      <Cluster gap="x3">
        <SegmentedControl
          label={t('agentTeam.view')}
          options={(['table', 'tree'] as const).map((value) => ({
            value,
            label: t(`agentTeam.views.${value}`),
          }))}
          value={choice.view}
          onChange={(view) => change({ view: view as DownlineChoice['view'] })}
        />
        {choice.view === 'table' && (
          <SegmentedControl
            label={t('agentTeam.scope')}
            options={(['direct', 'branch'] as const).map((value) => ({
              value,
              label: t(`agentTeam.scopes.${value}`),
            }))}
            value={choice.scope}
            onChange={(scope) => change({ scope: scope as DownlineChoice['scope'] })}
          />
        )}
      </Cluster>
      {choice.view === 'table' && (
        <>
          <Search search={choice.search} change={change} />
          <Narrow choice={choice} change={change} />
        </>
      )}
    </Stack>
  );
};

const Search = ({ search, change }: { search: string } & Pick<UsedDownlineChoice, 'change'>) => {
  const { t } = useTranslation();
  const [text, setText] = useKnownText(search);
  const send = (event: FormEvent) => {
    event.preventDefault();
    change({ search: text.trim() });
  };
  return (
    <form role="search" onSubmit={send}>
      <TextInput
        type="search"
        name="search"
        label={t('agentTeam.search')}
        hint={t('agentTeam.searchHint')}
        autoComplete="off"
        maxLength={64}
        value={text}
        onChange={setText}
        trailing={
          <Button type="submit" variant="ghost" size="sm" icon="search">
            {t('agentTeam.find')}
          </Button>
        }
      />
    </form>
  );
};

const Narrow = ({ choice, change }: Pick<UsedDownlineChoice, 'choice' | 'change'>) => {
  const { t } = useTranslation();
  const isOpen = hasContracts(useSettings());
  return (
    <Grid min="max(9rem, 22%)" gap="x3">
      <FilterSelect
        label={t('agentTeam.kind')}
        allLabel={t('agentTeam.all')}
        values={filterValues.kind}
        text={(kind) => t(`agentTeam.kinds.${kind}`)}
        value={choice.kind}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('agentTeam.status')}
        allLabel={t('agentTeam.all')}
        values={filterValues.status}
        text={(status) => t(`agentTeam.statuses.${status}`)}
        value={choice.status}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={t('agentTeam.transfers')}
        allLabel={t('agentTeam.all')}
        values={filterValues.transfers}
        text={(transfers) => t(`agentTeam.transferStates.${transfers}`)}
        value={choice.transfers}
        onChange={(transfers) => change({ transfers })}
      />
      <FilterSelect
        label={t('agentTeam.activity')}
        allLabel={t('agentTeam.all')}
        values={filterValues.activity}
        text={(activity) => t(`agentTeam.activities.${activity}`)}
        value={choice.activity}
        onChange={(activity) => change({ activity })}
      />
      {isOpen && <NarrowContracts choice={choice} change={change} />}
    </Grid>
  );
};

/** By the contracts that the agent gives or offers. */
const NarrowContracts = ({ choice, change }: Pick<UsedDownlineChoice, 'choice' | 'change'>) => {
  const { t } = useTranslation();
  return (
    <>
      <FilterSelect
        label={t('agentTeam.contract')}
        allLabel={t('agentTeam.all')}
        values={filterValues.contract}
        text={(contract) => t(`agentTeam.contractStates.${contract}`)}
        value={choice.contract}
        onChange={(contract) => change({ contract })}
      />
      <FilterSelect
        label={t('agentTeam.contractKind')}
        allLabel={t('agentTeam.all')}
        values={filterValues.contractKind}
        text={(kind) => t(`agentCenter.kinds.${kind}`)}
        value={choice.contractKind}
        onChange={(contractKind) => change({ contractKind })}
      />
    </>
  );
};
