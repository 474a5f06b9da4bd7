import { useTranslation } from 'react-i18next';

import { agentBill, type Bill } from '#api/agent-bills.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Money } from '#components/Money/Money.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { TermsText } from '../../agent-center/contracts/TermsText.tsx';

const billQuery = memberQuery(agentBill);

/** What a bill is worked out from, in the order of the arithmetic. */
const LINES = [
  'stakeMinor',
  'payoutMinor',
  'validMinor',
  'bonusMinor',
  'rebateMinor',
  'salaryMinor',
  'feeMinor',
  'carryMinor',
  'grossMinor',
  'deeperMinor',
  'tooMuchMinor',
  'guaranteedMinor',
  'repaidMinor',
] as const;

/** A bill opened to its arithmetic. */
export const BillDialog = ({ bill, onLeave }: { bill: Bill; onLeave: () => void }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Dialog
      open
      title={t('agentCenter.billOf', {
        from: format.date(bill.startsAt, 'dateTime'),
        to: format.date(bill.endsAt, 'dateTime'),
      })}
      closeLabel={t('common.close')}
      onOpenChange={onLeave}
    >
      <Arithmetic bill={bill} />
    </Dialog>
  );
};

const Arithmetic = ({ bill }: { bill: Bill }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useSettings();
  const remote = useMemberQuery(billQuery, { billId: bill.billId });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value) return <PageLoader label={t('common.loading')} />;
  const money = (minor: number) => <Money minor={minor} {...{ currency, language }} />;
  return (
    <Stack gap="x4">
      <TermsText terms={value.terms} />
      <DescriptionList
        items={[
          ...LINES.filter((line) => value[line] !== 0 || line === 'validMinor').map((line) => ({
            id: line,
            term: t(`agentCenter.lines.${line}`),
            value: money(value[line]),
          })),
          { id: 'active', term: t('agentCenter.active'), value: format.number(bill.activeMembers) },
          { id: 'figure', term: t('agentCenter.figure'), value: money(bill.figureMinor) },
          {
            id: 'rate',
            term: t('agentCenter.rate'),
            value: t('agentCenter.percent', { rate: format.number(bill.rateMillis / 1000) }),
          },
          { id: 'due', term: t('agentCenter.due'), value: money(bill.dueMinor) },
          { id: 'paid', term: t('agentCenter.paid'), value: money(bill.paidMinor) },
        ]}
      />
    </Stack>
  );
};
