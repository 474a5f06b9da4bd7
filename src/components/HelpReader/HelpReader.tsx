import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { Html } from '../Html/Html.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import type { HelpEntry, HelpLabels } from './help-article.ts';
import * as styles from './HelpReader.css.ts';
import { HelpList, type HelpListProps } from './HelpList.tsx';

export interface HelpReaderProps extends Pick<HelpListProps, 'chapters' | 'found'> {
  query: string;
  onQueryChange: (query: string) => void;
  /** The article beside the list; on a phone it is in sight only while `reading`. */
  article: HelpEntry & {
    /** As the merchant wrote it. */
    html: string;
  };
  /** A person has opened the article: it takes the list's place on a phone, and the focus. */
  reading: boolean;
  onOpen: (id: string) => void;
  onBack: () => void;
  labels: HelpLabels;
}

/**
 * Chapters with a search, and one article. Beside each other where there is room; on phones the
 * article takes the list's place until one goes back.
 */
export const HelpReader = ({
  chapters,
  found,
  query,
  onQueryChange,
  article,
  reading,
  onOpen,
  onBack,
  labels,
}: HelpReaderProps) => (
  <div className={styles.reader} data-reading={reading ? '' : undefined}>
    <div className={styles.side}>
      <TextInput
        type="search"
        label={labels.search}
        labelHidden
        placeholder={labels.searchPlaceholder}
        leading={<Icon name="search" size={20} />}
        autoComplete="off"
        value={query}
        onChange={onQueryChange}
      />
      <HelpList
        {...{ chapters, found, onOpen, labels }}
        openId={article.id}
        onClear={() => onQueryChange('')}
      />
    </div>
    <div className={styles.main}>
      <Article key={article.id} {...{ article, reading, onBack }} backLabel={labels.back} />
    </div>
  </div>
);

interface ArticleProps extends Pick<HelpReaderProps, 'article' | 'reading' | 'onBack'> {
  backLabel: string;
}

const Article = ({ article, reading, onBack, backLabel }: ArticleProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reading) heading.current?.focus({ preventScroll: false });
  }, [reading]);
  const { title, html, language } = article;
  return (
    <article className={styles.article}>
      <div className={styles.back}>
        <Button variant="ghost" size="sm" icon="arrowStart" onPress={onBack}>
          {backLabel}
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.heading} {...languageAttributes(language)}>
        {title}
      </h3>
      <Html html={html} language={language} />
    </article>
  );
};
