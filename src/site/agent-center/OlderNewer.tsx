import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';

interface OlderNewerProps<Key> {
  /** Where each page after the first begins; the last one is shown. */
  starts: readonly Key[];
  /** Where the page after this one begins; null: there is none. */
  next: Key | null;
  onChange: (starts: readonly Key[]) => void;
  /** Of the two ways, where the list is ordered otherwise. */
  words?: { newer: string; older: string } | undefined;
}

/** The pages of a list whose newest come first; nothing where all is on one. */
export const OlderNewer = <Key,>({ starts, next, onChange, words }: OlderNewerProps<Key>) => {
  const { t } = useTranslation();
  if (starts.length === 0 && next === null) return null;
  return (
    <Cluster as="nav" justify="between">
      <Button
        variant="secondary"
        isDisabled={starts.length === 0}
        onPress={() => onChange(starts.slice(0, -1))}
      >
        {words?.newer ?? t('agentLinks.newer')}
      </Button>
      <Button
        variant="secondary"
        isDisabled={next === null}
        onPress={() => next !== null && onChange([...starts, next])}
      >
        {words?.older ?? t('agentLinks.older')}
      </Button>
    </Cluster>
  );
};
