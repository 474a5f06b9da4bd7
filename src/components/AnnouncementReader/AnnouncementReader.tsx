import { type ReactNode, useState } from 'react';
import { ForeignText } from '../ForeignText/ForeignText.tsx';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { Html } from '../Html/Html.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import * as styles from './AnnouncementReader.css.ts';

/** One announcement. */
export interface Announcement {
  id: string;
  title: string;
  /** As the merchant wrote it. */
  html: string;
  /** BCP-47, where it is not in the page's language. */
  language?: string | undefined;
  /** What it leads to: a button below the text. */
  action?: ReactNode;
}

export interface AnnouncementReaderProps {
  announcements: readonly Announcement[];
  /** How many titles make a page of the list. */
  pageSize: number;
  labels: { list: string; pages: string; previous: string; next: string };
  /** Writes a page's number in the page's language. */
  formatPage: (page: number) => string;
}

/** Titles at the side, in pages; the chosen one's text beside them. One alone has no list. */
export const AnnouncementReader = ({
  announcements,
  pageSize,
  labels,
  formatPage,
}: AnnouncementReaderProps) => {
  const [chosenId, setChosenId] = useState(announcements[0]?.id);
  const chosen = announcements.find(({ id }) => id === chosenId) ?? announcements[0];
  if (!chosen) return null;
  return (
    <div className={styles.reader} data-single={announcements.length === 1 || undefined}>
      {announcements.length > 1 && (
        <TitleList
          {...{ announcements, pageSize, labels, formatPage }}
          chosenId={chosen.id}
          onChoose={setChosenId}
        />
      )}
      <Article key={chosen.id} {...chosen} />
    </div>
  );
};

interface TitleListProps extends AnnouncementReaderProps {
  chosenId: string;
  onChoose: (id: string) => void;
}

const TitleList = ({
  announcements,
  pageSize,
  labels,
  formatPage,
  chosenId,
  onChoose,
}: TitleListProps) => {
  const [wantedPage, setWantedPage] = useState(1);
  const pages = Math.max(1, Math.ceil(announcements.length / pageSize));
  const page = Math.min(wantedPage, pages);
  return (
    <nav aria-label={labels.list} className={styles.side}>
      <ul className={styles.titles}>
        {announcements
          .slice((page - 1) * pageSize, page * pageSize)
          .map(({ id, title, language }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.title}
                aria-current={id === chosenId || undefined}
                onClick={() => onChoose(id)}
              >
                <ForeignText language={language}>{title}</ForeignText>
              </button>
            </li>
          ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        onChange={setWantedPage}
        label={labels.pages}
        previousLabel={labels.previous}
        nextLabel={labels.next}
        formatPage={formatPage}
      />
    </nav>
  );
};

const Article = ({ title, html, language, action }: Announcement) => (
  <article className={styles.article} aria-live="polite">
    <h3 className={styles.heading} {...languageAttributes(language)}>
      {title}
    </h3>
    <Html html={html} language={language} />
    {action}
  </article>
);
