import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { popupsQuery } from '../../announcements/announcements.state.ts';
import { dismissAnnouncementAtom, executionAtom } from '../../announcements/dismissal.state.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { Announcements } from './Announcements.tsx';

/** The announcements for this kind of user; closed, they stay closed for the session. */
export const AnnouncementPopup = () => {
  const { t } = useTranslation();
  const closePopup = useClosePopup();
  const dismiss = useSetAtom(dismissAnnouncementAtom);
  const close = () => {
    dismiss();
    closePopup();
  };
  return (
    <Dialog
      open
      size="lg"
      title={t('announcement.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <AnnouncementBody onLeave={close} />
    </Dialog>
  );
};

const AnnouncementBody = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const language = useLanguage();
  const execution = useAtomValue(executionAtom);
  const remote = useRemoteQuery(popupsQuery, { language, execution });
  if (remote.value !== undefined) {
    return <Announcements popups={remote.value} onLeave={onLeave} />;
  }
  if (remote.status === 'failed') {
    return (
      <ErrorState
        title={t('common.errorTitle')}
        retryLabel={t('common.retry')}
        onRetry={remote.retry}
      >
        {refusalText(remote.refusal)}
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton shape="text" lines={8} />
    </div>
  );
};
