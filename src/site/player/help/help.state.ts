import { helpCenter, type HelpArticle } from '#api/system.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { remoteQuery } from '../../remote/remote-query.ts';

/** The articles of the help center in one language. */
export const helpQuery = remoteQuery<{ language: LanguageCode }, HelpArticle[]>(
  async (call, input) => {
    const outcome = await call(helpCenter, input);
    return outcome.ok ? { ok: true, value: outcome.value.articles } : outcome;
  },
);

/** The chapters of the help center, in their order. */
export const HELP_GROUPS = ['about', 'account', 'money', 'games', 'safety', 'rules'] as const;

/** One chapter with its articles. */
export interface HelpChapter {
  group: HelpArticle['group'];
  articles: HelpArticle[];
}

/** The articles by chapter, in the chapters' order; chapters without articles are left out. */
export const chaptersOf = (articles: readonly HelpArticle[]): HelpChapter[] =>
  HELP_GROUPS.map((group) => ({
    group,
    articles: articles.filter((article) => article.group === group),
  })).filter((chapter) => chapter.articles.length > 0);
