import { useTranslation } from 'react-i18next';

import { Columns } from '#components/Columns/Columns.tsx';
import { HeroSkeleton } from '#components/HeroSkeleton/HeroSkeleton.tsx';
import { HeroSplit } from '#components/HeroSplit/HeroSplit.tsx';
import { JackpotPlate } from '#components/JackpotPlate/JackpotPlate.tsx';

import { useSettings } from '../../../settings/use-settings.ts';

import { useCarouselLabels, useHeroSlides } from '../use-hero-slides.ts';
import { JackpotFigure } from './JackpotFigure.tsx';
import { useAtomValue } from 'jotai';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { WelcomeCard } from '#components/WelcomeCard/WelcomeCard.tsx';
import { MerchantText } from '../../../i18n/MerchantText.tsx';
import { isLoginAtom, memberAtom } from '../../../session/member.state.ts';
import { useOpenPopup } from '../../../session/popup.state.ts';
import { canRegister } from '../../../settings/what-is-on.ts';

/** Greets: a visitor with the ways in, a member by name. */
const Welcome = () => (useAtomValue(isLoginAtom) ? <MemberWelcome /> : <VisitorWelcome />);

const VisitorWelcome = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const openPopup = useOpenPopup();
  return (
    <WelcomeCard
      title={t('home.welcomeTitle', { brand: settings.brand.name })}
      text={<MerchantText text={settings.brand.slogan} />}
    >
      {canRegister(settings) && (
        <Button onPress={() => openPopup('register')}>{t('header.register')}</Button>
      )}
      <Button variant="secondary" onPress={() => openPopup('login')}>
        {t('header.login')}
      </Button>
    </WelcomeCard>
  );
};

const MemberWelcome = () => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const name = member?.nickname || member?.account || '';
  return (
    <WelcomeCard title={t('home.welcomeMember', { name })} text={t('home.welcomeMemberText')}>
      <LinkButton href="/promotions" variant="secondary" icon="gift">
        {t('home.seePromotions')}
      </LinkButton>
    </WelcomeCard>
  );
};

/** The banners beside the jackpot and a greeting. */
export const BannersSplit = () => {
  const { t } = useTranslation();
  const slides = useHeroSlides();
  const labels = useCarouselLabels();
  const { bannerAutoplayMs, bannerSpeedMs } = useSettings().limits;
  if (slides === null) return <HeroSkeleton hero="split" label={t('common.loading')} />;
  const side = (
    <>
      <JackpotPlate>
        <JackpotFigure size="md" />
      </JackpotPlate>
      <Welcome />
    </>
  );
  if (slides.length === 0) return <Columns>{side}</Columns>;
  return (
    <HeroSplit
      slides={slides}
      label={t('home.bannersLabel')}
      labels={labels}
      autoplayMs={bannerAutoplayMs}
      speedMs={bannerSpeedMs}
      side={side}
    />
  );
};
