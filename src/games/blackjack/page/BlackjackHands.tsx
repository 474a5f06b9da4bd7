import { CardHand } from '#components/CardHand/CardHand.tsx';
import type { HandTone } from '#components/PieceHand/PieceHand.tsx';
import type { BlackjackHandView, BlackjackView } from '../rules/blackjack-view.ts';
import type { HandResult } from '../rules/settle-blackjack.ts';
import { cardText } from '../../shared/page/cards/card-text.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { GameKey } from '../../words/game-words.ts';
import { totalText } from './total-text.ts';

const results: Record<HandResult, { key: GameKey; tone: HandTone }> = {
  blackjack: { key: 'blackjack.resultBlackjack', tone: 'won' },
  won: { key: 'blackjack.resultWon', tone: 'won' },
  push: { key: 'blackjack.resultPush', tone: 'even' },
  lost: { key: 'blackjack.resultLost', tone: 'lost' },
  bust: { key: 'blackjack.resultBust', tone: 'lost' },
  surrendered: { key: 'blackjack.resultSurrendered', tone: 'lost' },
};

/** The player's hands; two backs of cards before the first deal. */
export const BlackjackHands = ({ view, over }: { view: BlackjackView | null; over: boolean }) => {
  const { t, money } = usePlay();
  const cardLabel = (card: number | null) => cardText(t, card);
  if (!view)
    return <CardHand label={t('blackjack.hand')} cards={[null, null]} cardLabel={cardLabel} />;
  const { hands, insurance } = view;
  const label = (at: number) =>
    hands.length === 1 ? t('blackjack.hand') : t('blackjack.handOf', { count: at + 1 });
  const resultOf = ({ result }: BlackjackHandView) =>
    over && result ? { text: t(results[result].key), tone: results[result].tone } : undefined;
  return hands.map((hand, at) => (
    <CardHand
      // oxlint-disable-next-line react/no-array-index-key -- a hand keeps its place
      key={at}
      label={label(at)}
      cards={hand.cards}
      cardLabel={cardLabel}
      total={totalText(t, hand)}
      result={resultOf(hand)}
      active={hand.active && !over}
      dealtFrom={0}
    >
      <span>{t('cards.stake', { amount: money(hand.stakeMinor) })}</span>
      {at === 0 && insurance.stakeMinor > 0 && (
        <span>{t('blackjack.insured', { stake: money(insurance.stakeMinor) })}</span>
      )}
    </CardHand>
  ));
};
