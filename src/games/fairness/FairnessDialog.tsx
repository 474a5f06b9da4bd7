import { useAtomValue } from 'jotai';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { sessionAtom } from '../play/play.state.ts';
import { ChainNote } from './ChainNote.tsx';
import { SeedPairs } from './SeedPairs.tsx';

/** How the rounds of this game are drawn, and what anyone needs to count them again. */
export const FairnessDialog = ({ onClose }: { onClose: () => void }) => {
  const { facts, say } = useAtomValue(sessionAtom);
  return (
    <Dialog
      title={say(facts.model.shared ? 'play.chainTitle' : 'play.fairTitle')}
      open
      onOpenChange={onClose}
      size="lg"
      closeLabel={say('play.close')}
    >
      {facts.model.shared ? <ChainNote /> : <SeedPairs />}
    </Dialog>
  );
};
