import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { CustomerServiceLink } from '../../contact/CustomerServiceLink.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { MoneySteps } from '../../money/MoneySteps.tsx';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { type DepositBar, depositBar } from './deposit-bar.ts';
import { barQuery, channelsQuery } from './deposit.state.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositList } from './DepositList.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** Why nothing can be paid in at present, and what can be done instead. */
const DepositClosed = ({ reason, until }: DepositBar) => {
  const { t } = useTranslation();
  const format = useFormat();
  const ways = {
    excluded: ['/withdraw', t('deposit.closed.withdraw')],
    pause: ['/withdraw', t('deposit.closed.withdraw')],
    underage: ['/withdraw', t('deposit.closed.withdraw')],
    identity: ['/securityCenter#identity', t('deposit.closed.prove')],
    birthday: ['/securityCenter#profile', t('deposit.closed.birthdayAction')],
  } as const;
  const [href, label] = ways[reason];
  return (
    <Surface>
      <EmptyState
        icon="shield"
        title={t(`deposit.closed.${reason}.title`)}
        action={<LinkButton href={href}>{label}</LinkButton>}
      >
        {t(`deposit.closed.${reason}.text`, {
          until: until === null ? '' : format.date(until, 'dateTime'),
        })}
      </EmptyState>
    </Surface>
  );
};

/** A new deposit: the ways to pay, the amount, and below what was paid in before. */
export const NewDeposit = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(channelsQuery, { language });
  const bar = useBar();
  const { value } = remote;
  const hasChannels = value !== undefined && value.channels.length > 0;
  const isComing = value ? hasChannels && bar === undefined : remote.status !== 'failed';
  return (
    <Stack gap="x8">
      {!value && remote.status === 'failed' && (
        <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
      )}
      {isComing && <Blank />}
      {value?.channels.length === 0 && (
        <EmptyState
          icon="bank"
          title={t('deposit.noChannelsTitle')}
          action={<CustomerServiceLink />}
        >
          {t('deposit.noChannelsText')}
        </EmptyState>
      )}
      {hasChannels && bar && <DepositClosed {...bar} />}
      {hasChannels && bar === null && (
        <Stack gap="x6">
          <MoneySteps
            label={t('deposit.title')}
            steps={[
              { label: t('deposit.steps.choose'), state: 'current' },
              { label: t('deposit.steps.pay'), state: 'upcoming' },
              { label: t('deposit.steps.arrive'), state: 'upcoming' },
            ]}
          />
          <DepositForm channels={value.channels} currency={value.currency} />
        </Stack>
      )}
      <DepositList />
    </Stack>
  );
};

/**
 * What bars the member from paying in; undefined until it is known. Where the answer does not come,
 * the platform itself refuses what may not be.
 */
const useBar = (): DepositBar | null | undefined => {
  const { ageProof } = useSettings().protection;
  const remote = useMemberQuery(barQuery, {});
  if (remote.value) return depositBar(remote.value, ageProof);
  return remote.status === 'failed' ? null : undefined;
};

const Blank = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x3">
        {[1, 2, 3].map((key) => (
          <Surface key={key}>
            <Skeleton lines={2} />
          </Surface>
        ))}
      </Stack>
    </div>
  );
};
