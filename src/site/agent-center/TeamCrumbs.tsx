import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs.tsx';

interface TeamCrumbsProps {
  /** From the agent down; empty: the own team. */
  crumbs: readonly { memberId: number; name: string }[];
  addressOf: (change: { under: number | null }) => string;
}

/** The way from the own team down; nothing at its top. */
export const TeamCrumbs = ({ crumbs, addressOf }: TeamCrumbsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (crumbs.length === 0) return null;
  return (
    <Breadcrumbs
      label={t('agentTeam.way')}
      items={[
        { label: t('agentTeam.title'), href: addressOf({ under: null }) },
        ...crumbs.map(({ memberId, name }) => ({
          label: name,
          href: addressOf({ under: memberId }),
        })),
      ]}
      onNavigate={(href) => void navigate(href)}
    />
  );
};
