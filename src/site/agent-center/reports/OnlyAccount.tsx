import { useTranslation } from 'react-i18next';

import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { downlineQuery } from '../downlines.state.ts';
import type { RecordChoice } from './record-choice.ts';

interface OnlyAccountProps extends Pick<RecordChoice, 'account'> {
  change: (change: Pick<RecordChoice, 'account'>) => void;
}

/** Says whose rows alone are shown, and shows everybody's again. */
export const OnlyAccount = ({ account, change }: OnlyAccountProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value } = useMemberQuery(
    downlineQuery,
    account === null ? null : { memberId: account, language },
  );
  if (account === null) return null;
  // Until it has come, what is here may be whoever was chosen before.
  const name = value?.memberId === account ? value.name : '…';
  return (
    <ChipRow label={t('agentReports.account')}>
      <Chip selected icon="close" onChange={() => change({ account: null })}>
        {t('agentReports.onlyAccount', { name })}
      </Chip>
    </ChipRow>
  );
};
