import { Button } from '#components/Button/Button.tsx';
import { CoinToss } from '#components/CoinToss/CoinToss.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { useState } from 'react';
import { coinReturns } from '#domain/games/coin-flip/coin-flip-models.ts';
import {
  type CoinMove,
  type CoinSide,
  coinSides,
  type CoinView,
  coinWorth,
} from '#domain/games/coin-flip/coin-flip-rules.ts';
import { ratioNumber } from '#domain/games/ratio.ts';
import { returnNamed } from '#domain/games/return-named.ts';
import { ClimbActions } from '../play/ClimbActions.tsx';
import { GameStage } from '../frame/GameStage.tsx';
import { resultSentence } from '../play/result-sentence.ts';
import { RoundPanel } from '../play/RoundPanel.tsx';
import { RulesText } from '../play/RulesText.tsx';
import { usePlay } from '../play/use-play.ts';
import { type Round, useRound } from '../play/use-round.ts';

/** How long a toss takes. */
const TOSS_MS = 900;

/** Heads or tails: call, and go on calling, or take the money. */
export const CoinFlipGame = () => {
  const play = usePlay();
  const { say, facts, number } = play;
  const round = useRound<{ side: CoinSide }, CoinMove, CoinView>({
    showMs: (view, step) => (view.calls.length > step ? TOSS_MS : 0),
  });
  const [side, setSide] = useState<CoinSide>('heads');
  const { view, phase } = round;
  const isOn = round.round?.status === 'open';
  const returnSteps = returnNamed(coinReturns, facts.model.variant);
  const worth = coinWorth(view?.right ?? 0, returnSteps);
  const sentence = (): string => {
    if (!view) return say('coinFlip.ready');
    if (phase === 'showing') return say('coinFlip.tossing');
    const fallen = say(`coinFlip.${view.flips.at(-1) ?? 'heads'}`);
    if (view.lost) return say('coinFlip.lost', { side: fallen });
    return say('coinFlip.right', {
      side: fallen,
      count: view.right,
      worth: number(ratioNumber(worth)),
    });
  };
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={
        <RulesText texts={[say('coinFlip.rules'), say('coinFlip.rulesPay'), say('climb.top')]} />
      }
      panel={
        isOn && view ? (
          <ClimbActions
            round={round}
            worth={worth}
            nextWorth={view.nextWorth}
            steps={phase === 'open' ? view.right : 0}
          >
            <CoinCalls round={round} />
          </ClimbActions>
        ) : (
          <RoundPanel
            round={round}
            choice={{ side }}
            playLabel={say('coinFlip.toss')}
            note={say('coinFlip.pays', { worth: number(ratioNumber(coinWorth(1, returnSteps))) })}
          >
            <SegmentedControl
              label={say('coinFlip.call')}
              fullWidth
              value={side}
              options={coinSides.map((value) => ({ value, label: say(`coinFlip.${value}`) }))}
              onChange={(value) => setSide(value as CoinSide)}
            />
          </RoundPanel>
        )
      }
    >
      <CoinToss
        calls={view?.calls ?? []}
        flips={view?.flips ?? []}
        tossing={phase === 'showing'}
        sentence={sentence()}
        labels={{
          coin: say('coinFlip.coin'),
          heads: say('coinFlip.heads'),
          tails: say('coinFlip.tails'),
          right: say('coinFlip.wasRight'),
          wrong: say('coinFlip.wasWrong'),
          streak: say('coinFlip.streak'),
        }}
      />
    </GameStage>
  );
};

/** The next call of an open round. */
const CoinCalls = ({ round }: { round: Round<{ side: CoinSide }, CoinMove, CoinView> }) => {
  const { say } = usePlay();
  return (
    <Columns gap="x3">
      {coinSides.map((call) => (
        <Button
          key={call}
          variant="secondary"
          size="lg"
          fullWidth
          isDisabled={round.phase !== 'open'}
          onPress={() => void round.move({ act: 'call', side: call })}
        >
          {say(`coinFlip.${call}`)}
        </Button>
      ))}
    </Columns>
  );
};
