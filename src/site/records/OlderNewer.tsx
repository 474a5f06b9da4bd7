import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { useKeptFocus } from '#components/Pagination/use-kept-focus.ts';

import { useFormat } from '../i18n/use-format.ts';

interface OlderNewerProps<Key> {
  /** Where each page after the first begins; the last one is shown. */
  starts: readonly Key[];
  /** Where the page after this one begins; null: there is none. */
  next: Key | null;
  onChange: (starts: readonly Key[]) => void;
  /** Of the two ways, where the list is ordered otherwise. */
  words?: { newer: string; older: string } | undefined;
  /** Which page it is, from 1; left out where a page may be come to by its address. */
  page?: number | undefined;
}

/** The pages of a list whose newest come first; nothing where all is on one. */
export const OlderNewer = <Key,>({ starts, next, onChange, words, page }: OlderNewerProps<Key>) => {
  const { t } = useTranslation();
  const format = useFormat();
  const bar = useKeptFocus();
  if (starts.length === 0 && next === null) return null;
  return (
    <nav ref={bar} tabIndex={-1} aria-label={t('history.pages')}>
      <Cluster justify="between" align="center">
        <Button
          variant="secondary"
          isDisabled={starts.length === 0}
          onPress={() => onChange(starts.slice(0, -1))}
        >
          {words?.newer ?? t('history.newer')}
        </Button>
        {page !== undefined && (
          <span aria-live="polite">{t('history.page', { page: format.number(page) })}</span>
        )}
        <Button
          variant="secondary"
          isDisabled={next === null}
          onPress={() => next !== null && onChange([...starts, next])}
        >
          {words?.older ?? t('history.older')}
        </Button>
      </Cluster>
    </nav>
  );
};
