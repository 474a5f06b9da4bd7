import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { RouletteBoard } from '#components/RouletteBoard/RouletteBoard.tsx';
import { TableWheel } from '#components/TableWheel/TableWheel.tsx';
import { rouletteColor, rouletteWheel } from '../rules/roulette-table.ts';
import type { RouletteView, SpotStake } from '../rules/roulette-view.ts';
import { shareStake } from '../rules/share-stake.ts';
import { rouletteSectors } from '../../shared/page/tables/wheel-sectors.ts';
import { spotText } from '../../shared/page/tables/spot-text.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';
import { useStake } from '../../shared/page/play/use-stake.ts';

const SPIN_MS = 4800;

const stakesOf = (bets: readonly SpotStake[]): Record<string, number> =>
  Object.fromEntries(bets.map(({ spot, stakeMinor }) => [spot, stakeMinor]));

/** Roulette with one zero: any fields, one stake shared among them. */
export const RouletteGame = () => {
  const play = usePlay();
  const { t, money, facts, language, number } = play;
  const stake = useStake();
  const round = useRound<{ bets: SpotStake[] }, null, RouletteView>({ showMs: () => SPIN_MS });
  const { view, phase } = round;
  const [spots, setSpots] = useState<readonly string[]>([]);
  const isOn = phase === 'sending' || phase === 'showing';
  const isShown = view !== null && (isOn || round.replay !== null);
  const bets = isShown ? view.bets : shareStake(stake.minor ?? 0, spots);
  const stands = phase === 'ended' && view ? standing(view.number, t) : undefined;
  return (
    <GameStage
      announcement={stands && round.round ? `${stands}. ${resultSentence(round.round, play)}` : ''}
      replay={round.replay}
      rules={
        <>
          <p>{t('roulette.rules')}</p>
          <p>{t('roulette.rulesReturn')}</p>
        </>
      }
      panel={
        <RoundPanel
          round={round}
          choice={bets.length > 0 ? { bets } : null}
          playLabel={t('roulette.spin')}
          note={
            bets.length === 0
              ? t('roulette.pick')
              : t('roulette.shared', {
                  count: bets.length,
                  amount: money(bets.at(-1)?.stakeMinor ?? 0),
                })
          }
        >
          {spots.length > 0 && (
            <Button variant="secondary" isDisabled={isOn} onPress={() => setSpots([])}>
              {t('roulette.clear')}
            </Button>
          )}
        </RoundPanel>
      }
    >
      <TableWheel
        sectors={rouletteSectors}
        target={view ? rouletteWheel.indexOf(view.number) : null}
        turning={phase === 'showing'}
        turnMs={SPIN_MS}
        label={stands ?? t(isOn ? 'roulette.turning' : 'roulette.waiting')}
        result={phase === 'ended' && view ? String(view.number) : undefined}
      />
      <RouletteBoard
        stakes={stakesOf(bets)}
        selected={bets.map(({ spot }) => spot)}
        winners={
          phase === 'ended' && view
            ? view.bets.filter(({ payoutMinor }) => payoutMinor > 0).map(({ spot }) => spot)
            : []
        }
        disabled={isOn || round.replay !== null}
        onSelect={(spot) =>
          setSpots(spots.includes(spot) ? spots.filter((one) => one !== spot) : [...spots, spot])
        }
        currency={facts.currency}
        language={language}
        labels={{
          board: t('spots.board'),
          won: t('spots.won'),
          spot: (id) => spotText(t, id),
          odds: (odds) => t('cards.odds', { odds: number(odds) }),
        }}
      />
    </GameStage>
  );
};

const standing = (figure: number, t: ReturnType<typeof usePlay>['t']): string =>
  t('roulette.stands', { number: figure, color: t(`spots.${rouletteColor(figure)}`) });
