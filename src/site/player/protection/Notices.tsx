import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useFormat } from '../../i18n/use-format.ts';

import { useProtection } from './protection-context.ts';
import { type Protection, returnToPlayAtom } from './protection.state.ts';

/** What stops play at this moment, before anything else. */
export const Notices = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { selfExclusion, coolOffUntil, age } = useProtection().status;
  if (!selfExclusion && !coolOffUntil && age.playOpen) return null;
  return (
    <Stack gap="x3">
      {selfExclusion && <ExclusionNotice exclusion={selfExclusion} />}
      {coolOffUntil && (
        <Banner tone="info" title={t('protection.break.now')}>
          {t('protection.break.until', { date: format.date(coolOffUntil, 'dateTime') })}
        </Banner>
      )}
      {!age.playOpen && (
        <Banner
          tone="warning"
          title={t('protection.age.title')}
          action={
            age.state === 'agreed' && (
              <LinkButton href="/securityCenter#profile" size="sm" variant="secondary">
                {t('protection.age.toProfile')}
              </LinkButton>
            )
          }
        >
          {t(`protection.age.${age.state}`, { age: format.number(age.minimum) })}
        </Banner>
      )}
    </Stack>
  );
};

interface ExclusionNoticeProps {
  exclusion: NonNullable<Protection['selfExclusion']>;
}

const ExclusionNotice = ({ exclusion }: ExclusionNoticeProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { until, canReturn, returnsAt } = exclusion;
  const comeBack = useComeBack();
  return (
    <Banner
      tone="info"
      title={t('protection.exclusion.now')}
      action={
        canReturn &&
        !returnsAt && (
          <Button
            size="sm"
            variant="secondary"
            loading={comeBack.busy}
            onPress={() => void comeBack.ask()}
          >
            {t('protection.exclusion.return')}
          </Button>
        )
      }
    >
      {returnsAt && t('protection.exclusion.returns', { date: format.date(returnsAt, 'dateTime') })}
      {!returnsAt && until && t('protection.exclusion.until', { date: format.date(until) })}
      {!returnsAt && !until && t('protection.exclusion.forGood')}{' '}
      {t('protection.exclusion.stillOpen')}
    </Banner>
  );
};

const useComeBack = () => {
  const { reload } = useProtection();
  const returnToPlay = useSetAtom(returnToPlayAtom);
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const refusal = await returnToPlay();
    if (refusal === null) await reload();
    else pushToast({ tone: 'error', title: refusalText(refusal) });
    setBusy(false);
  };
  return { busy, ask };
};
