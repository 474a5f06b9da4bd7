import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import { sitePage } from '#api/system.ts';
import { Breadcrumbs } from '#components/Breadcrumbs/Breadcrumbs.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Html } from '#components/Html/Html.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';
import { remoteQuery } from '../../remote/remote-query.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';

type PageId = 'sponsor' | 'description';

const pageQuery = remoteQuery<{ id: PageId; language: LanguageCode }, ValueOf<typeof sitePage>>(
  (call, input) => call(sitePage, input),
);

/** A page of the brand's own words. */
export const BrandPage = ({ id }: { id: PageId }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const otherLanguage = useOtherLanguage();
  const language = useLanguage();
  const remote = useRemoteQuery(pageQuery, { id, language });
  const title = remote.value?.title ?? t(`brandPage.${id}`);
  return (
    <Page width="text">
      <Stack gap="x6">
        <Breadcrumbs
          label={t('brandPage.trail')}
          items={[
            { label: t('nav.home'), href: '/' },
            { label: title, href: `/${id}` },
          ]}
        />
        <PageHeader title={title} />
        {remote.status === 'failed' && (
          <ErrorState
            title={t('common.errorTitle')}
            retryLabel={t('common.retry')}
            onRetry={remote.retry}
          >
            {refusalText(remote.refusal)}
          </ErrorState>
        )}
        {remote.status === 'loading' && (
          <div role="status" aria-label={t('common.loading')}>
            <Skeleton shape="text" lines={12} />
          </div>
        )}
        {remote.value && (
          <Html html={remote.value.content} language={otherLanguage(remote.value.language)} />
        )}
      </Stack>
    </Page>
  );
};
