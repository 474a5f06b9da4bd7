import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs.tsx';
import { Html } from '#components/Html/Html.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../i18n/use-language.ts';
import { useOtherLanguage } from '../i18n/use-other-language.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { ServedWords } from './served-words.ts';

/**
 * A page that the brand has written in Markdown, with the site around it. In another language it is another
 * document, which is loaded.
 */
export const WrittenPage = ({ path, words }: { path: string; words: ServedWords }) => {
  const { t } = useTranslation();
  const otherLanguage = useOtherLanguage();
  const language = useLanguage();
  const { initial } = useSettings();
  const isOther = words.language !== language;

  useEffect(() => {
    if (!isOther) return;
    location.replace(language === initial.language ? path : `/${language}${path}`);
  }, [isOther, language, initial.language, path]);

  return (
    <Page width="text">
      <Stack gap="x6">
        <Breadcrumbs
          label={t('brandPage.trail')}
          items={[
            { label: t('nav.home'), href: '/' },
            { label: words.title, href: path },
          ]}
        />
        <PageHeader title={words.title} />
        <Html html={words.html} language={otherLanguage(words.textLanguage)} />
      </Stack>
    </Page>
  );
};
