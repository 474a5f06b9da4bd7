import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Popup } from '#api/announcements.ts';
import { Button } from '#components/Button/Button.tsx';
import { Html } from '#components/Html/Html.tsx';
import { Pagination } from '#components/Pagination/Pagination.tsx';

import { pageOf } from '../../announcements/pages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSettings } from '../../settings/use-settings.ts';

import * as styles from './AnnouncementReader.css.ts';

export interface AnnouncementReaderProps {
  popups: Popup[];
  onLeave: () => void;
}

/** Titles at the side, in pages; the chosen one's text beside them. */
export const AnnouncementReader = ({ popups, onLeave }: AnnouncementReaderProps) => {
  const [chosenId, setChosenId] = useState(popups[0]?.id ?? null);
  const chosen = popups.find(({ id }) => id === chosenId) ?? popups[0];
  if (!chosen) return null;
  return (
    <div className={styles.reader} data-single={popups.length === 1 || undefined}>
      {popups.length > 1 && (
        <TitleList popups={popups} chosenId={chosen.id} onChoose={setChosenId} />
      )}
      <Announcement key={chosen.id} popup={chosen} onLeave={onLeave} />
    </div>
  );
};

interface TitleListProps {
  popups: Popup[];
  chosenId: string;
  onChoose: (id: string) => void;
}

const TitleList = ({ popups, chosenId, onChoose }: TitleListProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { announcementPageSize } = useSettings().limits;
  const [wantedPage, setWantedPage] = useState(1);
  const { items, page, totalPages } = pageOf(popups, wantedPage, announcementPageSize);
  return (
    <nav aria-label={t('announcement.listLabel')} className={styles.side}>
      <ul className={styles.titles}>
        {items.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.title}
              aria-current={id === chosenId || undefined}
              onClick={() => onChoose(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={totalPages}
        onChange={setWantedPage}
        label={t('announcement.pages')}
        previousLabel={t('common.previous')}
        nextLabel={t('common.next')}
        formatPage={(number) => format.number(number)}
      />
    </nav>
  );
};

const Announcement = ({ popup, onLeave }: { popup: Popup; onLeave: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toPromotions = () => {
    onLeave();
    void navigate(`/promotions#${popup.promotionType}`);
  };
  return (
    <article className={styles.article} aria-live="polite">
      <h3 className={styles.heading}>{popup.title}</h3>
      <Html html={popup.content} />
      {popup.promotionType && (
        <Button size="lg" icon="gift" onPress={toPromotions}>
          {t('announcement.toPromotion')}
        </Button>
      )}
    </article>
  );
};
