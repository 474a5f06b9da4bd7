import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { BlackjackView } from '../rules/blackjack-view.ts';
import type { BlackjackAct } from '../rules/play-blackjack.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';

interface BlackjackMovesProps {
  view: BlackjackView;
  /** The last act is still on its way or being shown. */
  busy: boolean;
  onMove: (act: BlackjackAct) => void;
}

/** What the player may do now, each as a button of the same weight. */
export const BlackjackMoves = ({ view, busy, onMove }: BlackjackMovesProps) => {
  const { t, money } = usePlay();
  const labels: Partial<Record<BlackjackAct, string>> = {
    hit: t('blackjack.hit'),
    stand: t('blackjack.stand'),
    double: t('blackjack.double'),
    split: t('blackjack.split'),
    surrender: t('blackjack.surrender'),
    insure: t('blackjack.insure', { amount: money(view.insurance.costMinor) }),
    decline: t('blackjack.decline'),
  };
  return (
    <Stack gap="x3">
      {view.acts.includes('insure') && <Banner tone="info">{t('blackjack.insuranceOffer')}</Banner>}
      {view.acts.map((act) => (
        <Button
          key={act}
          variant={act === 'hit' || act === 'stand' ? 'primary' : 'secondary'}
          size="lg"
          fullWidth
          loading={busy}
          onPress={() => onMove(act)}
        >
          {labels[act]}
        </Button>
      ))}
    </Stack>
  );
};
