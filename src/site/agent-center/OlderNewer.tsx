import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';

interface OlderNewerProps<Key> {
  /** Where each page after the first begins; the last one is shown. */
  starts: readonly Key[];
  /** Where the page after this one begins; null: there is none. */
  next: Key | null;
  onChange: (starts: readonly Key[]) => void;
}

/** The pages of a list whose newest come first; nothing where all is on one. */
export const OlderNewer = <Key,>({ starts, next, onChange }: OlderNewerProps<Key>) => {
  const { t } = useTranslation();
  if (starts.length === 0 && next === null) return null;
  return (
    <Cluster as="nav" justify="between">
      <Button
        variant="secondary"
        isDisabled={starts.length === 0}
        onPress={() => onChange(starts.slice(0, -1))}
      >
        {t('agentLinks.newer')}
      </Button>
      <Button
        variant="secondary"
        isDisabled={next === null}
        onPress={() => next !== null && onChange([...starts, next])}
      >
        {t('agentLinks.older')}
      </Button>
    </Cluster>
  );
};
