import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { CustomerServiceLink } from '../../contact/CustomerServiceLink.tsx';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { usePopupDetails } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { hashPart } from '../../shell/page/hash-part.ts';

import { helpQuery } from './help.state.ts';
import { HelpArticles } from './HelpArticles.tsx';

/** The help center over the page: chapters, a search, and one article at a time. */
export const HelpPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  return (
    <Dialog
      open
      size="xl"
      title={t('help.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
      footer={<CustomerServiceLink variant="secondary" />}
    >
      <HelpBody />
    </Dialog>
  );
};

const HelpBody = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const help = useRemoteQuery(helpQuery, { language: useLanguage() });
  // `/help#deposit` names an article, `/help#rules` a chapter.
  const { hash } = useLocation();
  const startId = usePopupDetails('help')?.id ?? (hashPart(hash) || null);
  if (help.value?.length === 0) {
    return (
      <EmptyState icon="help" title={t('help.emptyTitle')}>
        {t('help.emptyText')}
      </EmptyState>
    );
  }
  if (help.value) return <HelpArticles key={startId} articles={help.value} startId={startId} />;
  if (help.status === 'failed') {
    return (
      <ErrorState title={t('help.failed')} retryLabel={t('common.retry')} onRetry={help.retry}>
        {refusalText(help.refusal)}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Skeleton lines={10} />
    </div>
  );
};
