import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { MoneySums } from '../../records/MoneySums.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';

import {
  namedDownlineQuery,
  type Recipient,
  recipientsOf,
  type TransferOptions,
  transferOptionsQuery,
} from './person-transfer.state.ts';
import { PersonTransferForm } from './PersonTransferForm.tsx';

/** The form for whom this member may transfer to; or why there is nobody. */
export const PersonTransfers = () => {
  const { t } = useTranslation();
  const remote = useMemberQuery(transferOptionsQuery, {});
  const { value } = remote;
  if (!value && remote.status === 'failed') {
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  }
  if (!value) return <Blank />;
  if (recipientsOf(value).length === 0) {
    return (
      <EmptyState
        icon="users"
        title={t(value.frozen ? 'transfer.frozenTitle' : 'transfer.nobodyTitle')}
      >
        {t(value.frozen ? 'transfer.frozenText' : 'transfer.nobodyText')}
      </EmptyState>
    );
  }
  return <Ways options={value} onDone={remote.reload} />;
};

const Blank = () => (
  <div role="status" aria-label={useTranslation().t('common.loading')}>
    <Surface padding="lg">
      <Skeleton lines={5} />
    </Surface>
  </div>
);

interface WaysProps {
  options: TransferOptions;
  onDone: () => Promise<void>;
}

/** The downline whom the address names, where there is one below the agent; or that it is still to come. */
const useNamedDownline = ({ downline: mayTransferDown }: TransferOptions) => {
  const [query] = useSearchParams();
  const language = useLanguage();
  const memberId = Number(query.get('downline'));
  const isAsked = mayTransferDown && Number.isSafeInteger(memberId) && memberId > 0;
  const remote = useMemberQuery(namedDownlineQuery, isAsked ? { memberId, language } : null);
  // Until it has come, what is here may be whom the address named before.
  const to = remote.value?.memberId === memberId ? remote.value : undefined;
  return { to, isComing: isAsked && !to && remote.status === 'loading' };
};

const Ways = ({ options, onDone }: WaysProps) => {
  const { t } = useTranslation();
  const recipients = recipientsOf(options);
  const { to, isComing } = useNamedDownline(options);
  const [chosen, setChosen] = useState<Recipient | null>(null);
  const wanted = chosen ?? (to || isComing ? 'downline' : recipients[0]);
  const recipient = recipients.find((each) => each === wanted) ?? recipients[0] ?? 'upline';
  return (
    <Stack gap="x6">
      <MoneySums
        sums={[{ label: t('transfer.available'), icon: 'wallet', minor: options.cashMinor }]}
      />
      {recipients.length > 1 && (
        <SegmentedControl
          fullWidth
          label={t('transfer.recipient')}
          options={recipients.map((value) => ({ value, label: t(`transfer.${value}`) }))}
          value={recipient}
          onChange={(value) => setChosen(value as Recipient)}
        />
      )}
      {/* A form that is there is for somebody: what is typed in it never comes to mean another one. */}
      {recipient === 'downline' && isComing ? (
        <Blank />
      ) : (
        <Surface as="section" padding="lg">
          <PersonTransferForm
            key={recipient === 'downline' ? `downline ${to?.memberId}` : recipient}
            {...{ recipient, options, to, onDone }}
          />
        </Surface>
      )}
    </Stack>
  );
};
