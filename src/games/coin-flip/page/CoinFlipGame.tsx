import { Button } from '#components/Button/Button.tsx';
import { CoinToss } from '#components/CoinToss/CoinToss.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { useState } from 'react';
import { coinReturns } from '../rules/coin-flip-models.ts';
import {
  type CoinMove,
  type CoinSide,
  coinSides,
  type CoinView,
  coinWorth,
} from '../rules/coin-flip-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { ClimbActions } from '../../shared/page/play/ClimbActions.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { type Round, useRound } from '../../shared/page/play/use-round.ts';

/** How long a toss takes. */
const TOSS_MS = 900;

/** Heads or tails: call, and go on calling, or take the money. */
export const CoinFlipGame = () => {
  const play = usePlay();
  const { t, facts, number } = play;
  const round = useRound<{ side: CoinSide }, CoinMove, CoinView>({
    showMs: (view, step) => (view.calls.length > step ? TOSS_MS : 0),
  });
  const [side, setSide] = useState<CoinSide>('heads');
  const { view, phase } = round;
  const isOn = round.round?.status === 'open';
  const returnSteps = returnNamed(coinReturns, facts.model.variant);
  const worth = coinWorth(view?.right ?? 0, returnSteps);
  const sentence = (): string => {
    if (!view) return t('coinFlip.ready');
    if (phase === 'showing') return t('coinFlip.tossing');
    const fallen = t(`coinFlip.${view.flips.at(-1) ?? 'heads'}`);
    if (view.lost) return t('coinFlip.lost', { side: fallen });
    return t('coinFlip.right', {
      side: fallen,
      count: view.right,
      worth: number(ratioNumber(worth)),
    });
  };
  return (
    <GameStage
      announcement={phase === 'ended' && round.round ? resultSentence(round.round, play) : ''}
      replay={round.replay}
      rules={<RulesText texts={[t('coinFlip.rules'), t('coinFlip.rulesPay'), t('climb.top')]} />}
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
            playLabel={t('coinFlip.toss')}
            note={t('coinFlip.pays', { worth: number(ratioNumber(coinWorth(1, returnSteps))) })}
          >
            <SegmentedControl
              label={t('coinFlip.call')}
              fullWidth
              value={side}
              options={coinSides.map((value) => ({ value, label: t(`coinFlip.${value}`) }))}
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
          coin: t('coinFlip.coin'),
          heads: t('coinFlip.heads'),
          tails: t('coinFlip.tails'),
          right: t('coinFlip.wasRight'),
          wrong: t('coinFlip.wasWrong'),
          streak: t('coinFlip.streak'),
        }}
      />
    </GameStage>
  );
};

/** The next call of an open round. */
const CoinCalls = ({ round }: { round: Round<{ side: CoinSide }, CoinMove, CoinView> }) => {
  const { t } = usePlay();
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
          {t(`coinFlip.${call}`)}
        </Button>
      ))}
    </Columns>
  );
};
