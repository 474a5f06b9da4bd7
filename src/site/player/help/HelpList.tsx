import { useTranslation } from 'react-i18next';

import type { HelpArticle } from '#api/system.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';

import { useLanguage } from '../../i18n/use-language.ts';

import { excerpt, searchHelp } from './help-search.ts';
import { chaptersOf } from './help.state.ts';
import * as styles from './help.css.ts';

export interface HelpListProps {
  articles: HelpArticle[];
  query: string;
  openId: string | null;
  onOpen: (id: string) => void;
  onClear: () => void;
}

/** The chapters with their articles or, while something is searched for, what was found. */
export const HelpList = ({ articles, query, openId, onOpen, onClear }: HelpListProps) => {
  const { t } = useTranslation();
  if (query.trim() !== '') return <Found {...{ articles, query, openId, onOpen, onClear }} />;
  return (
    <nav aria-label={t('help.articlesLabel')} className={styles.chapters}>
      {chaptersOf(articles).map((chapter) => (
        <section key={chapter.group} aria-label={t(`help.groups.${chapter.group}`)}>
          <h3 className={styles.chapter}>{t(`help.groups.${chapter.group}`)}</h3>
          <ul className={styles.articles}>
            {chapter.articles.map((article) => (
              <Entry key={article.id} {...{ article, openId, onOpen }} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};

const Found = ({ articles, query, openId, onOpen, onClear }: HelpListProps) => {
  const { t } = useTranslation();
  const found = searchHelp(articles, query, useLanguage());
  return (
    <div>
      <p role="status" className={styles.count}>
        {t('help.results', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title={t('help.noResultsTitle')}
          action={
            <Button variant="secondary" onPress={onClear}>
              {t('help.clearSearch')}
            </Button>
          }
        >
          {t('help.noResultsText')}
        </EmptyState>
      )}
      <ul className={styles.articles}>
        {found.map((article) => (
          <Entry key={article.id} {...{ article, openId, onOpen }} withExcerpt />
        ))}
      </ul>
    </div>
  );
};

interface EntryProps extends Pick<HelpListProps, 'openId' | 'onOpen'> {
  article: HelpArticle;
  withExcerpt?: boolean;
}

const Entry = ({ article, openId, onOpen, withExcerpt = false }: EntryProps) => (
  <li>
    <button
      type="button"
      className={styles.entry}
      aria-current={article.id === openId || undefined}
      onClick={() => onOpen(article.id)}
    >
      <span>{article.title}</span>
      {withExcerpt && <span className={styles.excerpt}>{excerpt(article.content)}</span>}
    </button>
  </li>
);
