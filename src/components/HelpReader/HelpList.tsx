import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import type { HelpChapter, HelpEntry, HelpLabels } from './help-article.ts';
import * as styles from './HelpReader.css.ts';

export interface HelpListProps {
  chapters: readonly HelpChapter[];
  /** What a search has found; null while nothing is searched for. */
  found: readonly HelpEntry[] | null;
  openId: string;
  onOpen: (id: string) => void;
  onClear: () => void;
  labels: HelpLabels;
}

/** The chapters with their articles or, while something is searched for, what was found. */
export const HelpList = ({ chapters, found, openId, onOpen, onClear, labels }: HelpListProps) => {
  if (found) return <Found {...{ found, openId, onOpen, onClear, labels }} />;
  return (
    <nav aria-label={labels.articles} className={styles.chapters}>
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} {...{ chapter, openId, onOpen }} />
      ))}
    </nav>
  );
};

interface ChapterProps extends Pick<HelpListProps, 'openId' | 'onOpen'> {
  chapter: HelpChapter;
}

const Chapter = ({ chapter, openId, onOpen }: ChapterProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.chapter}>
        {chapter.title}
      </h3>
      <Entries entries={chapter.articles} {...{ openId, onOpen }} />
    </section>
  );
};

interface FoundProps extends Omit<HelpListProps, 'chapters' | 'found'> {
  found: readonly HelpEntry[];
}

const Found = ({ found, openId, onOpen, onClear, labels }: FoundProps) => (
  <div>
    <p role="status" className={styles.count}>
      {labels.results}
    </p>
    {found.length === 0 && (
      <EmptyState
        icon="search"
        title={labels.noResultsTitle}
        action={
          <Button variant="secondary" onPress={onClear}>
            {labels.clearSearch}
          </Button>
        }
      >
        {labels.noResultsText}
      </EmptyState>
    )}
    <Entries entries={found} {...{ openId, onOpen }} />
  </div>
);

interface EntriesProps extends Pick<HelpListProps, 'openId' | 'onOpen'> {
  entries: readonly HelpEntry[];
}

const Entries = ({ entries, openId, onOpen }: EntriesProps) => (
  <ul className={styles.articles}>
    {entries.map(({ id, title, excerpt, language }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.entry}
          aria-current={id === openId || undefined}
          onClick={() => onOpen(id)}
        >
          <span {...languageAttributes(language)}>{title}</span>
          {excerpt && (
            <span className={styles.excerpt} {...languageAttributes(language)}>
              {excerpt}
            </span>
          )}
        </button>
      </li>
    ))}
  </ul>
);
