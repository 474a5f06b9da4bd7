import { CardHand } from '#components/CardHand/CardHand.tsx';
import { CardTable } from '#components/CardTable/CardTable.tsx';
import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import { cardText } from '../../shared/page/cards/card-text.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { liveHands } from './live-hands.ts';
import { useSteps } from './use-steps.ts';

const STEP_MS = 850;

/** The hands of a table of cards: on their backs while bets are taken, then dealt card by card. */
export const LiveCards = ({
  rounds,
}: {
  rounds: SharedRounds<LiveTableBet, null, LiveTableShow>;
}) => {
  const { t, facts } = usePlay();
  const { show, phase, roundId } = rounds;
  const hands = liveHands(t, facts.model.variant, show?.result ?? null);
  const longest = Math.max(...hands.map(({ cards }) => cards.length));
  const all = hands.reduce((sum, { cards }) => sum + cards.length, 0);
  // a long deal is dealt faster, so that it ends with its round
  const pace = all > 14 ? 420 : STEP_MS;
  const steps = useSteps(rounds, pace);
  const isDealt = show !== null && steps >= all;
  return (
    <CardTable>
      {hands.map((hand, at) => (
        <CardHand
          key={`${roundId} ${hand.id}`}
          label={hand.label}
          cards={hand.cards.map((card, place) =>
            show && place * hands.length + at < steps ? card : null,
          )}
          cardLabel={(card) => cardText(t, card)}
          total={isDealt ? hand.total : undefined}
          active={isDealt && phase === 'ended' && show.winners.includes(hand.id)}
          size={longest > 5 ? 'sm' : 'md'}
          dealtFrom={show ? 0 : undefined}
        />
      ))}
    </CardTable>
  );
};
