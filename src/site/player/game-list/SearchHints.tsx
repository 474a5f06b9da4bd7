import { useTranslation } from 'react-i18next';

import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { ListFilter } from './list-filter.ts';

export interface SearchHintsProps {
  filter: ListFilter;
  onChange: (part: Partial<ListFilter>) => void;
}

/** What slots are often looked for by: their smallest stake, their lines (specification 9). */
export const SearchHints = ({ filter, onChange }: SearchHintsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { hintStakeMinor, hintLines } = useSettings().gameLists;
  if (hintStakeMinor === 0 && hintLines === 0) return null;
  return (
    <ChipRow label={t('gameList.hintsLabel')}>
      {hintStakeMinor > 0 && (
        <Chip icon="coin" selected={filter.byStake} onChange={(byStake) => onChange({ byStake })}>
          {t('gameList.hintStake', { amount: format.money(hintStakeMinor) })}
        </Chip>
      )}
      {hintLines > 0 && (
        <Chip icon="slots" selected={filter.byLines} onChange={(byLines) => onChange({ byLines })}>
          {t('gameList.hintLines', { count: hintLines })}
        </Chip>
      )}
    </ChipRow>
  );
};
