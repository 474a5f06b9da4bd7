import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { messagesLoadingAtom } from './i18n/later-messages.state.ts';
import { useLocalized } from './i18n/use-language.ts';
import type { Route } from './pages/route.ts';
import { useSettings } from './settings/use-settings.ts';

/** Names the document after the page and the brand, and tells a screen reader of a new page. */
export const PageTitle = ({ route }: { route: Route }) => {
  const { t, i18n } = useTranslation();
  const { brand } = useSettings();
  const slogan = useLocalized()(brand.slogan);
  // The words of other pages may come after the page.
  useAtomValue(messagesLoadingAtom);
  const { title: key } = route;
  const page = key && i18n.exists(key) ? t(key as 'nav.promotions') : null;
  const title = page === null ? `${brand.name} · ${slogan}` : `${page} · ${brand.name}`;
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
