import type { ReactNode } from 'react';
import { Banner } from '#components/Banner/Banner.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { usePlay } from './use-play.ts';

/** The rules as the game's page tells them, and what the game pays back. */
export const RulesDialog = ({
  children,
  onClose,
}: {
  children: ReactNode;
  onClose: () => void;
}) => {
  const { facts, t, percent } = usePlay();
  const rtp = percent(facts.model.rtp / 100);
  return (
    <Dialog
      title={t('play.rules')}
      open
      onOpenChange={onClose}
      size="lg"
      closeLabel={t('play.close')}
    >
      <Stack gap="x4">
        <Banner tone="info" title={t('play.rtp', { percent: rtp })}>
          {t('play.rtpText', { percent: rtp })}
        </Banner>
        {children}
      </Stack>
    </Dialog>
  );
};
