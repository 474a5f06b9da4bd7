import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';

import { useIsHydrated } from '../../../hydration/use-is-hydrated.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { chosenCategory } from '../chosen-category.ts';

import { CategoryGames } from './CategoryGames.tsx';
import { GameTabs } from './GameTabs.tsx';

/**
 * Games: three tabs, or those of the category (and vendor) that the address names:
 * `/?category=LIVE&vendor=AURORA#games`.
 */
export const GamesSection = () => {
  const { t } = useTranslation();
  const { categories } = useSettings();
  const [parameters] = useSearchParams();
  // What is prerendered knows no category.
  const isHydrated = useIsHydrated();
  const chosen = isHydrated ? chosenCategory(parameters, categories) : null;
  if (!chosen) {
    return (
      <Section id="games" title={t('home.gamesTitle')}>
        <GameTabs />
      </Section>
    );
  }
  return (
    <Section
      id="games"
      title={t(`categories.${chosen.type}`)}
      action={
        <LinkButton href="/#games" variant="ghost" size="sm" icon="grid">
          {t('home.categoryClear')}
        </LinkButton>
      }
    >
      <CategoryGames key={chosen.type} {...chosen} />
    </Section>
  );
};
