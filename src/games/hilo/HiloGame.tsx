import { HiLoCards } from '#components/HiLoCards/HiLoCards.tsx';
import { faceOf } from '#domain/games/cards/card.ts';
import { hiloReturns } from '#domain/games/hilo/hilo-models.ts';
import {
  hiloRank,
  hiloRightRanks,
  type HiloChoice,
  type HiloMove,
  type HiloView,
  hiloWorth,
  isHiloRight,
} from '#domain/games/hilo/hilo-rules.ts';
import { ratioNumber } from '#domain/games/ratio.ts';
import { returnNamed } from '#domain/games/return-named.ts';
import { ClimbActions } from '../play/ClimbActions.tsx';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { RulesText } from '../play/RulesText.tsx';
import { usePlay } from '../play/use-play.ts';
import { useRound } from '../play/use-round.ts';
import { HiloCalls } from './HiloCalls.tsx';

/** How many ranks made each right call right. */
const rightRanks = ({ cards, calls }: HiloView): number[] =>
  calls.flatMap((call, at) => {
    const [rank, next] = [hiloRank(cards[at] ?? 0), hiloRank(cards[at + 1] ?? 0)];
    return call !== 'pass' && isHiloRight(rank, call, next) ? [hiloRightRanks(rank, call)] : [];
  });

/** Hi-lo: is the next card higher or lower? */
export const HiloGame = () => {
  const play = usePlay();
  const { say, facts, number } = play;
  const round = useRound<HiloChoice, HiloMove, HiloView>({ showMs: () => 0 });
  const { view, phase } = round;
  const isOn = round.round?.status === 'open';
  const worth = hiloWorth(
    view ? rightRanks(view) : [],
    returnNamed(hiloReturns, facts.model.variant),
  );
  const card = (one: number): string => {
    const { rank, suit } = faceOf(one);
    return say('hilo.card', { rank: say(`hilo.ranks.${rank}`), suit: say(`hilo.suits.${suit}`) });
  };
  const last = view?.cards.at(-1);
  const sentence = (): string => {
    if (!view || last === undefined) return say('hilo.ready');
    if (view.lost) return say('hilo.lost', { card: card(last) });
    if (!isOn) return say('hilo.taken', { worth: number(ratioNumber(worth)) });
    return say('hilo.open', { card: card(last), count: view.right });
  };
  return (
    <GameStage
      announcement={
        phase === 'ended' && round.round
          ? `${sentence()} ${resultSentence(round.round, play)}`
          : isOn
            ? sentence()
            : ''
      }
      replay={round.replay}
      rules={
        <RulesText
          texts={[say('hilo.rules'), say('hilo.rulesEnds'), say('hilo.rulesPay'), say('climb.top')]}
        />
      }
      panel={
        isOn && view ? (
          <ClimbActions round={round} worth={worth} nextWorth={null} steps={view.right}>
            <HiloCalls round={round} view={view} />
          </ClimbActions>
        ) : (
          <RoundPanel round={round} choice={{}} playLabel={say('hilo.deal')} />
        )
      }
    >
      <HiLoCards
        cards={view?.cards ?? []}
        calls={view?.calls ?? []}
        lost={view?.lost ?? false}
        sentence={sentence()}
        labels={{
          cards: say('hilo.cards'),
          trail: say('hilo.trail'),
          card,
          faceDown: say('hilo.faceDown'),
          calls: {
            higher: say('hilo.calledHigher'),
            lower: say('hilo.calledLower'),
            pass: say('hilo.passed'),
          },
        }}
      />
    </GameStage>
  );
};
