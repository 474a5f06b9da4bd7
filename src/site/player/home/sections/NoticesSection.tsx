import { useTranslation } from 'react-i18next';

import { Marquee } from '#components/Marquee/Marquee.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { useAnnouncements } from '../../../announcements/use-announcements.ts';
import { useOpenPopup } from '../../../session/popup.state.ts';

/** The notices run by; a press opens the notice popup at that notice. */
export const NoticesSection = () => {
  const { t } = useTranslation();
  const { value, status } = useAnnouncements();
  const openPopup = useOpenPopup();
  if (!value) return status === 'loading' ? <Skeleton shape="text" /> : null;
  if (value.notices.length === 0) return null;
  return (
    <Marquee
      items={value.notices.map(({ id, title }) => ({ id, text: title }))}
      label={t('home.noticesLabel')}
      pauseLabel={t('home.noticesPause')}
      playLabel={t('home.noticesPlay')}
      onSelect={(id) => openPopup('notices', { id })}
    />
  );
};
