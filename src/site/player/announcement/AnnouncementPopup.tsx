import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { popupsQuery } from '../../announcements/announcements.state.ts';
import { PromotionButton } from '../../announcements/PromotionButton.tsx';
import { dismissAnnouncementAtom, executionAtom } from '../../announcements/dismissal.state.ts';
import type { PopupExecution } from '../../announcements/popup-rule.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useRemoteQuery } from '../../remote/use-remote-query.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import type { Popup } from '#api/announcements.ts';
import { AnnouncementReader } from '#components/AnnouncementReader/AnnouncementReader.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

interface AnnouncementsProps {
  popups: Popup[];
  /** Closes the popup around it. */
  onLeave: () => void;
}

/** The announcements to read, each with its way to the promotions where it has one. */
const Announcements = ({ popups, onLeave }: AnnouncementsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const otherLanguage = useOtherLanguage();
  return (
    <AnnouncementReader
      announcements={popups.map(({ id, title, content, language, promotionType }) => ({
        id,
        title,
        html: content,
        language: otherLanguage(language),
        action: promotionType && (
          <PromotionButton promotionType={promotionType} onLeave={onLeave} />
        ),
      }))}
      pageSize={useSettings().limits.announcementPageSize}
      labels={{
        list: t('announcement.listLabel'),
        pages: t('announcement.pages'),
        previous: t('common.previous'),
        next: t('common.next'),
      }}
      formatPage={(page) => format.number(page)}
    />
  );
};

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
  const execution = useAtomValue(executionAtom);
  return execution === null ? <Coming /> : <Due execution={execution} onLeave={onLeave} />;
};

const Coming = () => (
  <div aria-busy="true">
    <Skeleton shape="text" lines={8} />
  </div>
);

const Due = ({ execution, onLeave }: { execution: PopupExecution; onLeave: () => void }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const language = useLanguage();
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
  return <Coming />;
};
