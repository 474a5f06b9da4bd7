import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { agentBill, Bill } from '#api/agent-bills.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Money } from '#components/Money/Money.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { memberAtom } from '../../session/member.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { TermsText } from '../../agent-center/contracts/TermsText.tsx';
import { usePeriodText } from '../../agent-center/contracts/use-period-text.ts';
import { BillBets } from './BillBets.tsx';
import { billQuery } from './bills.state.ts';
import { PayBill } from './PayBill.tsx';

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

interface BillDialogProps {
  billId: number;
  onLeave: () => void;
  /** When something was paid. */
  onPaid: () => Promise<void>;
}

/** A bill opened to its arithmetic, down to the bets that it counts. */
export const BillDialog = ({ billId, onLeave, onPaid }: BillDialogProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(billQuery, { billId, language });
  const { value } = remote;
  return (
    <Dialog
      open
      size="lg"
      title={t('agentContracts.bills.arithmetic')}
      closeLabel={t('common.close')}
      onOpenChange={onLeave}
    >
      {value && (
        <Opened
          worked={value}
          onPaid={async () => {
            await Promise.all([remote.reload(), onPaid()]);
          }}
        />
      )}
      {!value && remote.status === 'failed' && (
        <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
      )}
      {!value && remote.status !== 'failed' && <PageLoader label={t('common.loading')} />}
    </Dialog>
  );
};

type Worked = ValueOf<typeof agentBill>;

/** Only a dividend is paid by an agent; salaries are the house's. */
const isToPay = ({ isOwn, kind, owedMinor }: Bill): boolean =>
  !isOwn && kind === 'dividend' && owedMinor > 0;

const Opened = ({ worked, onPaid }: { worked: Worked; onPaid: () => Promise<void> }) => {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const member = useAtomValue(memberAtom);
  const [hasBets, setHasBets] = useState(false);
  const { bill, terms } = worked;
  const maySee = member !== null && hasAgentRight(member.type, 'seeTeamMoney');
  return (
    <Stack gap="x6">
      <div>
        <strong>
          {t(`agentCenter.kinds.${bill.kind}`)}, {periodText(bill.kind, bill)}
        </strong>
        <br />
        <bdi>{bill.party ?? t('agentCenter.house')}</bdi>
        <TermsText terms={terms} />
      </div>
      {bill.revision > 1 && (
        <span>{t('agentContracts.bills.revisionText', { number: bill.revision })}</span>
      )}
      {isToPay(bill) && <PayBill bill={bill} onDone={onPaid} />}
      <Arithmetic {...worked} />
      {maySee && (
        <Section
          level={3}
          title={t('agentContracts.bills.bets')}
          description={t('agentContracts.bills.betsText')}
        >
          {hasBets ? (
            <BillBets billId={bill.billId} />
          ) : (
            <Button variant="secondary" onPress={() => setHasBets(true)}>
              {t('agentContracts.bills.showBets')}
            </Button>
          )}
        </Section>
      )}
    </Stack>
  );
};

const Arithmetic = (worked: Worked) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useSettings();
  const { bill } = worked;
  const money = (minor: number) => <Money minor={minor} {...{ currency, language }} />;
  const remainders = (['remainderIn', 'remainderOut'] as const).map((name) => ({
    id: name,
    term: t(`agentContracts.bills.${name}`),
    value: t('agentContracts.bills.remainder', { number: format.number(worked[name]) }),
  }));
  return (
    <DescriptionList
      items={[
        ...LINES.filter((line) => worked[line] !== 0 || line === 'validMinor').map((line) => ({
          id: line,
          term: t(`agentCenter.lines.${line}`),
          value: money(worked[line]),
        })),
        { id: 'active', term: t('agentCenter.active'), value: format.number(bill.activeMembers) },
        { id: 'figure', term: t('agentCenter.figure'), value: money(bill.figureMinor) },
        {
          id: 'rate',
          term: t('agentCenter.rate'),
          value: t('agentCenter.percent', { rate: format.number(bill.rateMillis / 1000) }),
        },
        ...remainders,
        { id: 'due', term: t('agentCenter.due'), value: money(bill.dueMinor) },
        { id: 'paid', term: t('agentCenter.paid'), value: money(bill.paidMinor) },
        ...(bill.owedMinor > 0
          ? [{ id: 'owed', term: t('agentContracts.bills.owed'), value: money(bill.owedMinor) }]
          : []),
        ...(bill.paidAt === null
          ? []
          : [
              {
                id: 'paidAt',
                term: t('agentContracts.bills.paidAt'),
                value: format.date(bill.paidAt, 'dateTime'),
              },
            ]),
      ]}
    />
  );
};
