import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Popup } from '#api/announcements.ts';
import { AnnouncementReader } from '#components/AnnouncementReader/AnnouncementReader.tsx';
import { Button } from '#components/Button/Button.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

export interface AnnouncementsProps {
  popups: Popup[];
  /** Closes the popup around it. */
  onLeave: () => void;
}

/** The announcements to read, each with its way to the promotions where it has one. */
export const Announcements = ({ popups, onLeave }: AnnouncementsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const otherLanguage = useOtherLanguage();
  const toPromotions = (promotionType: string) => {
    onLeave();
    void navigate(`/promotions#${promotionType}`);
  };
  return (
    <AnnouncementReader
      announcements={popups.map(({ id, title, content, language, promotionType }) => ({
        id,
        title,
        html: content,
        language: otherLanguage(language),
        action: promotionType && (
          <Button size="lg" icon="gift" onPress={() => toPromotions(promotionType)}>
            {t('announcement.toPromotion')}
          </Button>
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
