import { CardHand } from '#components/CardHand/CardHand.tsx';
import { CardTable } from '#components/CardTable/CardTable.tsx';
import type { BlackjackView } from '#domain/games/blackjack/blackjack-view.ts';
import type { BlackjackAct } from '#domain/games/blackjack/play-blackjack.ts';
import { cardWords } from '../cards/card-words.ts';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { usePlay } from '../play/use-play.ts';
import { type Round, useRound } from '../play/use-round.ts';
import { BlackjackHands } from './BlackjackHands.tsx';
import { BlackjackMoves } from './BlackjackMoves.tsx';
import { BlackjackRulesText } from './BlackjackRulesText.tsx';
import { totalWords } from './total-words.ts';

/** Until the last of the cards that came has been dealt. */
const DEAL_MS = 1300;
const CARD_MS = 600;

/** Nothing is chosen before the deal. */
const NO_CHOICE = {};

type BlackjackRound = Round<object, { act: BlackjackAct }, BlackjackView>;

/** Blackjack: hit, stand, double, split, surrender, insurance. */
export const BlackjackGame = () => {
  const play = usePlay();
  const { say } = play;
  const round: BlackjackRound = useRound({
    showMs: (view, step) => (step === 0 ? DEAL_MS : CARD_MS + view.dealer.cards.length * 250),
  });
  const { view, phase } = round;
  const isBusy = phase === 'sending' || phase === 'showing';
  const isOpen = view !== null && view.acts.length > 0 && phase !== 'ended' && !round.replay;
  const dealer = view?.dealer;
  return (
    <GameStage
      announcement={announcementOf(round, play)}
      replay={round.replay}
      rules={<BlackjackRulesText />}
      panel={
        isOpen ? (
          <BlackjackMoves view={view} busy={isBusy} onMove={(act) => void round.move({ act })} />
        ) : (
          <RoundPanel round={round} choice={NO_CHOICE} playLabel={say('blackjack.deal')} />
        )
      }
    >
      <CardTable
        inscription={say('blackjack.inscription')}
        house={
          <CardHand
            label={say('blackjack.dealer')}
            cards={dealer ? [...dealer.cards, ...(view.holeHidden ? [null] : [])] : [null, null]}
            cardLabel={(card) => cardWords(say, card)}
            total={dealer && totalWords(say, dealer)}
            dealtFrom={dealer ? 1 : undefined}
          />
        }
      >
        <BlackjackHands view={view} over={phase === 'ended'} />
      </CardTable>
    </GameStage>
  );
};

const announcementOf = (
  { phase, view, round, replay }: BlackjackRound,
  play: ReturnType<typeof usePlay>,
): string => {
  if (phase === 'ended' && round) return resultSentence(round, play);
  const active = view?.hands.find((hand) => hand.active);
  if (phase !== 'open' || !active || !view || replay) return '';
  return play.say('blackjack.yourTurn', {
    total: totalWords(play.say, active),
    dealer: totalWords(play.say, view.dealer),
  });
};
