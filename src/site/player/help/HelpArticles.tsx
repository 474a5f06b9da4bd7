import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { HelpArticle } from '#api/system.ts';
import { HelpReader } from '#components/HelpReader/HelpReader.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';

import { excerpt, searchHelp } from './help-search.ts';
import { chaptersOf } from './help.state.ts';

export interface HelpArticlesProps {
  /** At least one. */
  articles: HelpArticle[];
  /** The article to open first, or a chapter's name; null for the list. */
  startId: string | null;
}

/** The articles to search and read. Where there is room one is always open: at first the first. */
export const HelpArticles = ({ articles, startId }: HelpArticlesProps) => {
  const { t } = useTranslation();
  const chapters = chaptersOf(articles);
  const otherLanguage = useOtherLanguage();
  const marked = (entry: HelpArticle) => ({
    ...entry,
    language: otherLanguage(entry.language),
  });
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState(
    articles.find(({ id, group }) => id === startId || group === startId)?.id ?? null,
  );
  const found = useFound(articles, query);
  const chosen = articles.find(({ id }) => id === openId);
  const article = chosen ?? chapters[0]?.articles[0];
  if (!article) return null;
  return (
    <HelpReader
      chapters={chapters.map((chapter) => ({
        id: chapter.group,
        title: t(`help.groups.${chapter.group}`),
        articles: chapter.articles.map(marked),
      }))}
      found={found}
      query={query}
      onQueryChange={setQuery}
      article={{ ...marked(article), html: article.content }}
      reading={chosen !== undefined}
      onOpen={setOpenId}
      onBack={() => setOpenId(null)}
      labels={{
        search: t('help.search'),
        searchPlaceholder: t('help.searchPlaceholder'),
        articles: t('help.articlesLabel'),
        back: t('help.back'),
        results: t('help.results', { count: found?.length ?? 0 }),
        noResultsTitle: t('help.noResultsTitle'),
        noResultsText: t('help.noResultsText'),
        clearSearch: t('help.clearSearch'),
      }}
    />
  );
};

/** What a search finds, with an extract of each; null while nothing is searched for. */
const useFound = (articles: HelpArticle[], query: string) => {
  const language = useLanguage();
  const otherLanguage = useOtherLanguage();
  if (query.trim() === '') return null;
  return searchHelp(articles, query, language).map((article) => ({
    ...article,
    language: otherLanguage(article.language),
    excerpt: excerpt(article.content),
  }));
};
