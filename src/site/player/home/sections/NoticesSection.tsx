import { useTranslation } from 'react-i18next';

import { NoticeMarquee } from '#components/NoticeMarquee/NoticeMarquee.tsx';

import { useAnnouncements } from '../../../announcements/use-announcements.ts';
import { useOtherLanguage } from '../../../i18n/use-other-language.ts';
import { useOpenPopup } from '../../../session/popup.state.ts';

/** The notices run by; a press opens the notice popup at that notice. */
export const NoticesSection = () => {
  const { t } = useTranslation();
  const { value, status } = useAnnouncements();
  const openPopup = useOpenPopup();
  const otherLanguage = useOtherLanguage();
  return (
    <NoticeMarquee
      notices={(value?.notices ?? []).map(({ id, title, language }) => ({
        id,
        text: title,
        language: otherLanguage(language),
      }))}
      loading={!value && status === 'loading'}
      label={t('home.noticesLabel')}
      pauseLabel={t('home.noticesPause')}
      playLabel={t('home.noticesPlay')}
      onOpen={(id) => openPopup('notices', { id })}
    />
  );
};
