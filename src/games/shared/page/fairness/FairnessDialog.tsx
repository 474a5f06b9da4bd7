import { useAtomValue } from 'jotai';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { sessionAtom } from '../play/play.state.ts';
import { SeedPairs } from './SeedPairs.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { usePlay } from '../play/use-play.ts';

/** How the rounds of this game are drawn, and what anyone needs to count them again. */
export const FairnessDialog = ({ onClose }: { onClose: () => void }) => {
  const { facts, t } = useAtomValue(sessionAtom);
  return (
    <Dialog
      title={t(facts.model.shared ? 'play.chainTitle' : 'play.fairTitle')}
      open
      onOpenChange={onClose}
      size="lg"
      closeLabel={t('play.close')}
    >
      {facts.model.shared ? <ChainNote /> : <SeedPairs />}
    </Dialog>
  );
};

/** How shared rounds are bound to each other, and where any of them can be counted again. */
const ChainNote = () => {
  const { t } = usePlay();
  return (
    <Stack gap="x4">
      <p>{t('play.chainText')}</p>
      <LinkButton
        variant="secondary"
        href="/verify"
        target="_blank"
        rel="noreferrer"
        iconEnd="external"
      >
        {t('play.verifyTitle')}
      </LinkButton>
    </Stack>
  );
};
