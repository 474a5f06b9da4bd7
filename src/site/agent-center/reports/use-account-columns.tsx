import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import type { RecordChoice } from './record-choice.ts';

/** Whose a row is. */
interface Whose {
  memberId: number;
  name: string;
  level: number;
}

/** Gives the columns that say whose a row is; a name narrows the list to it. */
export const useAccountColumns = <Row extends Whose>(
  change: (change: Pick<RecordChoice, 'account'>) => void,
): TableColumn<Row>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: 'account',
      header: t('agentReports.account'),
      cell: ({ memberId, name }) => (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('agentReports.openAccount', { name })}
          onPress={() => change({ account: memberId })}
        >
          <bdi>{name}</bdi>
        </Button>
      ),
    },
    {
      id: 'level',
      header: t('agentReports.level'),
      align: 'end',
      cell: ({ level }) => format.number(level),
    },
  ];
};
