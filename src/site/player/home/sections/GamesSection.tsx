import { useTranslation } from 'react-i18next';

import { Section } from '#components/Section/Section.tsx';

import { GameTabs } from './GameTabs.tsx';

/** Games in three tabs: the hot ones, the member's own collection, the recommended ones. */
export const GamesSection = () => {
  const { t } = useTranslation();
  return (
    <Section id="games" title={t('home.gamesTitle')}>
      <GameTabs />
    </Section>
  );
};
