import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { useLocalized } from '../../i18n/use-language.ts';
import type { Route } from '../../routes.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** Names the document after the page and the brand, and tells a screen reader of a new page. */
export const PageTitle = ({ route }: { route: Route }) => {
  const { t } = useTranslation();
  const { brand } = useSettings();
  const slogan = useLocalized()(brand.slogan);
  const title = route.title ? `${t(route.title)} · ${brand.name}` : `${brand.name} · ${slogan}`;
  const [first] = useState(route);

  useEffect(() => {
    document.title = title;
  }, [title]);

  // The first page is read by itself.
  return (
    <VisuallyHidden as="div" live>
      {route === first ? '' : title}
    </VisuallyHidden>
  );
};
