import { useState, useEffect } from 'react';
import { BingoCard } from '#components/BingoCard/BingoCard.tsx';
import { Button } from '#components/Button/Button.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { bingoTableNamed } from '../rules/bingo-models.ts';
import { type BingoChoice, type BingoView, BALLS, randomBingoCard } from '../rules/bingo-rules.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { type Play, usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';

/** How long all balls of a round take to come. */
const CALLING_MS = 8000;

/**
 * How many balls have been called: one after the other while the round is shown, then all.
 *
 * @param round another text for another round
 */
const useCalledBalls = (round: string, count: number, running: boolean): number => {
  const [called, setCalled] = useState({ round, count: 0 });
  useEffect(() => {
    if (!running || count === 0) return undefined;
    const beganMs = performance.now();
    const timer = setInterval(() => {
      const share = Math.min(1, (performance.now() - beganMs) / CALLING_MS);
      setCalled({ round, count: Math.floor(share * count) });
    }, CALLING_MS / count);
    return () => clearInterval(timer);
  }, [round, count, running]);
  if (!running) return count;
  return called.round === round ? called.count : 0;
};

/** Numbers for a new card: every card is as good as any other, so these decide nothing. */
const anyNumber = (bound: number): number =>
  Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * bound);

/** Numbers of lines from which on more is paid, with what they pay. */
const paySteps = (pays: readonly number[]): { lines: number; pay: number }[] =>
  pays
    .map((pay, lines) => ({ lines, pay }))
    .filter(({ lines, pay }) => pay > (pays[lines - 1] ?? 0));

const BingoRules = ({ play }: { play: Play }) => {
  const { t, number } = play;
  const { drawn, pays } = bingoTableNamed(play.facts.model.variant);
  return (
    <>
      <p>{t('bingo.rules', { drawn: number(drawn), balls: number(BALLS) })}</p>
      <p>{t('bingo.rulesCard')}</p>
      <h3>{t('bingo.pays')}</h3>
      <DescriptionList
        items={paySteps(pays).map(({ lines, pay }) => ({
          id: String(lines),
          term: t('bingo.lines', { lines: number(lines) }),
          value: `×${number(pay)}`,
        }))}
      />
    </>
  );
};

/** Bingo: the player's own card, and a fixed number of balls. */
export const BingoGame = () => {
  const play = usePlay();
  const { t, facts, number } = play;
  const { drawn } = bingoTableNamed(facts.model.variant);
  const round = useRound<BingoChoice, null, BingoView>({ showMs: () => CALLING_MS });
  const { view, phase } = round;
  const [chosen, setChosen] = useState(() => randomBingoCard(anyNumber));
  const isShowing = phase === 'showing';
  const count = useCalledBalls(round.round?.roundId ?? '', view?.balls.length ?? 0, isShowing);
  // A card that was played stays until the player takes another.
  const isPlayed = view !== null && (phase === 'ended' || isShowing || round.replay !== null);
  const card =
    isPlayed && (round.replay || view.card.join() === chosen.join()) ? view.card : chosen;
  const isOwn = isPlayed && card === view.card;
  const isOn = phase === 'sending' || isShowing;
  const sentence = phase === 'ended' && round.round ? resultSentence(round.round, play) : '';
  return (
    <GameStage
      announcement={sentence}
      replay={round.replay}
      rules={<BingoRules play={play} />}
      panel={
        <RoundPanel
          round={round}
          choice={{ card: chosen }}
          playLabel={t('bingo.play')}
          note={
            isShowing ? (
              <Button variant="ghost" fullWidth onPress={round.shown}>
                {t('bingo.showEnd')}
              </Button>
            ) : undefined
          }
        >
          <Button
            variant="secondary"
            fullWidth
            isDisabled={isOn}
            onPress={() => setChosen(randomBingoCard(anyNumber))}
          >
            {t('bingo.newCard')}
          </Button>
        </RoundPanel>
      }
    >
      <BingoCard
        card={card}
        balls={isOwn ? view.balls.slice(0, count) : []}
        lines={isOwn && !isShowing ? view.lines : []}
        message={sentence || t(isOn ? 'bingo.calling' : 'bingo.ready')}
        labels={{
          card: t('bingo.card'),
          free: t('bingo.free'),
          called: t('bingo.called'),
          balls: t('bingo.balls'),
          count: t('bingo.count', { count: number(isOwn ? count : 0), drawn: number(drawn) }),
        }}
      />
    </GameStage>
  );
};
