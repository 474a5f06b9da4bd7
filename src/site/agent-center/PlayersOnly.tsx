import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { AGENT_HOME } from '../pages/home-paths.ts';

/** Tells an agent why a page of the members is closed, and leads back to the agent center. */
export const PlayersOnly = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="lock"
      title={t('agentArea.playersOnly')}
      action={<LinkButton href={AGENT_HOME}>{t('agentArea.toCenter')}</LinkButton>}
    >
      {t('agentArea.playersOnlyText')}
    </EmptyState>
  );
};
