import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { BlackjackView } from '#domain/games/blackjack/blackjack-view.ts';
import type { BlackjackAct } from '#domain/games/blackjack/play-blackjack.ts';
import { usePlay } from '../play/use-play.ts';

interface BlackjackMovesProps {
  view: BlackjackView;
  /** The last act is still on its way or being shown. */
  busy: boolean;
  onMove: (act: BlackjackAct) => void;
}

/** What the player may do now, each as a button of the same weight. */
export const BlackjackMoves = ({ view, busy, onMove }: BlackjackMovesProps) => {
  const { say, money } = usePlay();
  const labels: Partial<Record<BlackjackAct, string>> = {
    hit: say('blackjack.hit'),
    stand: say('blackjack.stand'),
    double: say('blackjack.double'),
    split: say('blackjack.split'),
    surrender: say('blackjack.surrender'),
    insure: say('blackjack.insure', { amount: money(view.insurance.costMinor) }),
    decline: say('blackjack.decline'),
  };
  return (
    <Stack gap="x3">
      {view.acts.includes('insure') && (
        <Banner tone="info">{say('blackjack.insuranceOffer')}</Banner>
      )}
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
