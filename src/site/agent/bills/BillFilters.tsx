import { useTranslation } from 'react-i18next';

import { billStates } from '#api/agent-bills.ts';
import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { datePresets } from '#domain/date-presets.ts';

import { FilterSelect } from '../../records/FilterSelect.tsx';
import { OwnDays } from '../../records/PeriodFilter.tsx';
import type { UsedAddressChoice } from '../../agent-center/address/use-address-choice.ts';
import { type BillChoice, billSides } from './bill-choice.ts';

/** Whose bills, in which state, and of when. */
export const BillFilters = ({
  choice,
  change,
}: Pick<UsedAddressChoice<BillChoice>, 'choice' | 'change'>) => {
  const { t } = useTranslation();
  const { side, state, preset, from, to } = choice;
  return (
    <Stack gap="x4">
      <ChipRow label={t('agentCenter.side')}>
        {billSides.map((each) => (
          <Chip key={each} selected={each === side} onChange={() => change({ side: each })}>
            {t(`agentCenter.billSides.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      <Grid min="max(9rem, 30%)" gap="x3">
        <FilterSelect
          label={t('agentContracts.bills.state')}
          allLabel={t('agentContracts.bills.all')}
          values={billStates}
          text={(value) => t(`agentCenter.billStates.${value}`)}
          value={state}
          onChange={(value) => change({ state: value })}
        />
        <FilterSelect
          label={t('agentCenter.period')}
          allLabel={t('agentContracts.bills.all')}
          values={datePresets}
          text={(value) => t(`history.presets.${value}`)}
          value={preset}
          onChange={(value) => change({ preset: value, from: null, to: null })}
        />
      </Grid>
      {preset === 'custom' && (
        <OwnDays
          value={{ preset, days: from !== null && to !== null ? { from, to } : null }}
          onChange={({ days }) => days && change({ preset, ...days })}
        />
      )}
    </Stack>
  );
};
