import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { HelpArticle } from '#api/system.ts';
import { Button } from '#components/Button/Button.tsx';
import { Html } from '#components/Html/Html.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { HelpList } from './HelpList.tsx';
import * as styles from './help.css.ts';

export interface HelpReaderProps {
  articles: HelpArticle[];
  /** The article to open first, or a chapter's name; null for the list. */
  startId: string | null;
}

/**
 * List and article. Beside each other where there is room; on phones the article takes the list's
 * place until one goes back.
 */
export const HelpReader = ({ articles, startId }: HelpReaderProps) => {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState(
    articles.find(({ id, group }) => id === startId || group === startId)?.id ?? null,
  );
  const open = articles.find(({ id }) => id === openId);
  return (
    <div className={styles.reader} data-reading={open ? '' : undefined}>
      <div className={styles.side}>
        <Stack gap="x4">
          <TextInput
            type="search"
            label={t('help.search')}
            labelHidden
            placeholder={t('help.searchPlaceholder')}
            leading={<Icon name="search" size={20} />}
            autoComplete="off"
            value={query}
            onChange={setQuery}
          />
          <HelpList
            {...{ articles, query, openId }}
            onOpen={setOpenId}
            onClear={() => setQuery('')}
          />
        </Stack>
      </div>
      <div className={styles.main}>
        {open ? (
          <Article key={open.id} article={open} onBack={() => setOpenId(null)} />
        ) : (
          <p className={styles.hint}>
            <Icon name="help" size={48} />
            {t('help.choose')}
          </p>
        )}
      </div>
    </div>
  );
};

const Article = ({ article, onBack }: { article: HelpArticle; onBack: () => void }) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  return (
    <article className={styles.article}>
      <div className={styles.back}>
        <Button variant="ghost" size="sm" icon="arrowStart" onPress={onBack}>
          {t('help.back')}
        </Button>
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {article.title}
      </h3>
      <Html html={article.content} />
    </article>
  );
};
