import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProtectionLimit } from '#api/protection.ts';
import { Grid } from '#components/Grid/Grid.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { type LimitKind, limitKinds } from '#domain/protection-limits.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { LimitCard } from './LimitCard.tsx';
import { useProtection } from './protection-context.ts';

const ICONS: Record<LimitKind, IconName> = {
  deposit: 'wallet',
  loss: 'chart',
  wager: 'dice',
  session: 'clock',
};

/** The limits of the member, kind by kind: each for 24 hours, 7 days and a month. */
export const Limits = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const { increaseWaitHours } = useSettings().protection;
  const { limits } = useProtection().status;
  const [kind, setKind] = useState<LimitKind>('deposit');
  const shown = limits.filter((limit) => limit.kind === kind);
  return (
    <Section
      id="limits"
      title={t('protection.limits.title')}
      description={t('protection.limits.text', { hours: format.number(increaseWaitHours) })}
    >
      <Tabs
        variant="pills"
        label={t('protection.limits.title')}
        value={kind}
        onChange={(chosen) => setKind(chosen as LimitKind)}
        items={limitKinds.map((id) => ({
          id,
          label: t(`protection.kinds.${id}`),
          icon: ICONS[id],
          badge: marked(limits, id),
        }))}
      >
        <Stack gap="x4">
          <p>{t(`protection.explain.${kind}`)}</p>
          <Grid min="15rem" gap="x4">
            {shown.map((limit) => (
              <LimitCard key={limit.period} limit={limit} />
            ))}
          </Grid>
        </Stack>
      </Tabs>
    </Section>
  );
};

/** A dot beside a kind of which something is set. */
const marked = (limits: readonly ProtectionLimit[], kind: LimitKind) =>
  limits.some((limit) => limit.kind === kind && limit.amount !== null) ? '•' : undefined;
