import { useTranslation } from 'react-i18next';

import { FilterSelect } from '../../records/FilterSelect.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { downlinesQuery } from '../downlines.state.ts';

/** Teams to choose from; those of more people come first. */
const MOST = 100;

interface TeamPickerProps {
  under: number | null;
  change: (change: { under: number | null }) => void;
}

/** Goes down to the team of somebody directly below; the crumbs lead up again. */
export const TeamPicker = ({ under, change }: TeamPickerProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value } = useMemberQuery(downlinesQuery, {
    scope: 'direct',
    sort: 'teamSize',
    descending: true,
    pageSize: MOST,
    language,
    ...(under !== null && { under }),
  });
  const teams = (value?.items ?? []).filter(({ allDownlines }) => allDownlines > 0);
  const names = new Map(teams.map(({ memberId, name }) => [String(memberId), name]));
  return (
    <FilterSelect
      label={t('agentReports.team')}
      allLabel={t('agentReports.everybody')}
      values={[...names.keys()]}
      text={(id) => names.get(id) ?? id}
      value={null}
      onChange={(id) => id !== null && change({ under: Number(id) })}
    />
  );
};
