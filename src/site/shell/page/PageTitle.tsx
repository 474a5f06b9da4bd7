import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { visuallyHidden } from '#theme/text.css.ts';

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
    <div className={visuallyHidden} aria-live="polite">
      {route === first ? '' : title}
    </div>
  );
};
