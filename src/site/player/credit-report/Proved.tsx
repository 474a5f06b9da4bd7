import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { creditReport } from '#api/standing.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

type Verification = ValueOf<typeof creditReport>['verification'];

const identityTones: Record<Verification['identity'], StatusTone> = {
  none: 'neutral',
  submitted: 'info',
  approved: 'success',
  rejected: 'danger',
};

/** What of the account has been proved. */
export const Proved = ({ verification }: { verification: Verification }) => {
  const { t } = useTranslation();
  const { identity, identityAsked } = verification;
  const contacts = (['mobile', 'email', 'bankAccount'] as const).map((name) => ({
    id: name,
    term: t(`ranks.proofs.${name}`),
    value: (
      <StatusPill tone={verification[name] ? 'success' : 'neutral'}>
        {t(verification[name] ? 'ranks.proved' : 'ranks.notProved')}
      </StatusPill>
    ),
  }));
  const own = {
    id: 'identity',
    term: t('ranks.proofs.identity'),
    value: (
      <StatusPill tone={identityTones[identity]}>{t(`ranks.identity.${identity}`)}</StatusPill>
    ),
  };
  return (
    <Section
      title={t('ranks.verification')}
      action={
        <LinkButton href="/securityCenter" variant="ghost" size="sm" iconEnd="arrowEnd">
          {t('memberCenter.pages.securityCenter')}
        </LinkButton>
      }
    >
      <Surface>
        <DescriptionList
          items={identityAsked || identity !== 'none' ? [...contacts, own] : contacts}
        />
      </Surface>
    </Section>
  );
};
