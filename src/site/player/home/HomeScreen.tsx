import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Page } from '#components/Page/Page.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { homeSectionsAtom } from '../../pages/home-sections.state.ts';
import { LatePart } from '../../pages/LatePart.tsx';
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
        <VisuallyHidden as="h1">
          {t('home.title', { brand: brand.name, slogan: localized(brand.slogan) })}
        </VisuallyHidden>
      )}
      {sections.map((section) => (
        <LatePart key={section.name} feature={section} />
      ))}
    </Page>
  );
};
