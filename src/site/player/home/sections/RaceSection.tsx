import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { useIsHydrated } from '../../../hydration/use-is-hydrated.ts';
import { AllMessages } from '../../../i18n/AllMessages.tsx';
import { useRaces } from '../../../races/use-races.ts';
import { FailureGuard } from '../../../status/Failure.tsx';

const RaceBoard = lazyPart(() => import('../../../races/RaceBoard.tsx'), 'RaceBoard');

/** The places that the home page shows. */
const PLACES = 5;

/** The race that ends next, with its first places; nothing while none runs. */
export const RaceSection = () => {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  const { value, status } = useRaces();
  const race = value?.races.find(({ state }) => state === 'running');
  if (isHydrated && status !== 'loading' && !race) return null;
  return (
    <Section
      title={t('home.raceTitle')}
      action={
        <LinkButton
          href={race ? `/promotions#${race.promotionId}` : '/promotions'}
          variant="ghost"
          size="sm"
          iconEnd="arrowEnd"
        >
          {t('home.raceAll')}
        </LinkButton>
      }
    >
      <FailureGuard quiet>
        <Suspense fallback={<Skeleton shape="box" ratio="3 / 1" />}>
          {race ? (
            <AllMessages>
              <RaceBoard race={race} most={PLACES} short />
            </AllMessages>
          ) : (
            <Skeleton shape="box" ratio="3 / 1" />
          )}
        </Suspense>
      </FailureGuard>
    </Section>
  );
};
