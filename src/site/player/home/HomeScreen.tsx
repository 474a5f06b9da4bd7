import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Page } from '#components/Page/Page.tsx';
import { visuallyHidden } from '#theme/text.css.ts';

import { FeaturePart } from '../../FeaturePart.tsx';
import { homeSectionsAtom } from '../../home-sections.state.ts';
import { useLocalized } from '../../i18n/use-language.ts';
import { useKeepInvitation } from '../../invitation/use-keep-invitation.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** The home page: the merchant's sections in its order. */
export const HomeScreen = () => {
  const { t } = useTranslation();
  const { brand, home } = useSettings();
  const localized = useLocalized();
  const sections = useAtomValue(homeSectionsAtom);
  useKeepInvitation();
  return (
    <Page>
      {!home.sections.includes('banners') && (
        <h1 className={visuallyHidden}>
          {t('home.title', { brand: brand.name, slogan: localized(brand.slogan) })}
        </h1>
      )}
      {sections.map((section) => (
        <FeaturePart key={section.name} feature={section} />
      ))}
    </Page>
  );
};
