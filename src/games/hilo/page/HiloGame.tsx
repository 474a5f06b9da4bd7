import { HiLoCards } from '#components/HiLoCards/HiLoCards.tsx';
import { faceOf } from '../../shared/rules/cards/card.ts';
import { hiloReturns } from '../rules/hilo-models.ts';
import {
  hiloRank,
  hiloRightRanks,
  type HiloChoice,
  type HiloMove,
  type HiloView,
  hiloWorth,
  isHiloRight,
} from '../rules/hilo-rules.ts';
import { ratioNumber } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { ClimbActions } from '../../shared/page/play/ClimbActions.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { RulesText } from '../../shared/page/play/RulesText.tsx';
import { usePlay, type Play } from '../../shared/page/play/use-play.ts';
import { useRound, type Round } from '../../shared/page/play/use-round.ts';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

/** What a call on a rank asks for, next to the ends in other words. */
const callText = (rank: number, call: 'higher' | 'lower', t: Play['t']): string => {
  if (rank === 1) return t(call === 'higher' ? 'hilo.onlyHigher' : 'hilo.same');
  if (rank === 13) return t(call === 'lower' ? 'hilo.onlyLower' : 'hilo.same');
  return t(`hilo.${call}`);
};

interface HiloCallsProps {
  round: Round<HiloChoice, HiloMove, HiloView>;
  view: HiloView;
}

/** The calls on the open card, each with what it would make the stake worth. */
const HiloCalls = ({ round, view }: HiloCallsProps) => {
  const { t, number } = usePlay();
  const rank = hiloRank(view.cards.at(-1) ?? 0);
  const isDisabled = round.phase !== 'open';
  const calls = [
    { call: 'higher', icon: 'arrowUp', worth: view.higherWorth },
    { call: 'lower', icon: 'arrowDown', worth: view.lowerWorth },
  ] as const;
  return (
    <Stack gap="x2">
      {calls.map(({ call, icon, worth }) => (
        <Button
          key={call}
          variant="secondary"
          size="lg"
          fullWidth
          icon={icon}
          isDisabled={isDisabled}
          onPress={() => void round.move({ act: 'call', call })}
        >
          {t('hilo.callPays', { call: callText(rank, call, t), worth: number(worth ?? 0) })}
        </Button>
      ))}
      <Button
        variant="ghost"
        fullWidth
        isDisabled={isDisabled}
        onPress={() => void round.move({ act: 'call', call: 'pass' })}
      >
        {t('hilo.pass')}
      </Button>
    </Stack>
  );
};

/** How many ranks made each right call right. */
const rightRanks = ({ cards, calls }: HiloView): number[] =>
  calls.flatMap((call, at) => {
    const [rank, next] = [hiloRank(cards[at] ?? 0), hiloRank(cards[at + 1] ?? 0)];
    return call !== 'pass' && isHiloRight(rank, call, next) ? [hiloRightRanks(rank, call)] : [];
  });

/** Hi-lo: is the next card higher or lower? */
export const HiloGame = () => {
  const play = usePlay();
  const { t, facts, number } = play;
  const round = useRound<HiloChoice, HiloMove, HiloView>({ showMs: () => 0 });
  const { view, phase } = round;
  const isOn = round.round?.status === 'open';
  const worth = hiloWorth(
    view ? rightRanks(view) : [],
    returnNamed(hiloReturns, facts.model.variant),
  );
  const card = (one: number): string => {
    const { rank, suit } = faceOf(one);
    return t('hilo.card', { rank: t(`hilo.ranks.${rank}`), suit: t(`hilo.suits.${suit}`) });
  };
  const last = view?.cards.at(-1);
  const sentence = (): string => {
    if (!view || last === undefined) return t('hilo.ready');
    if (view.lost) return t('hilo.lost', { card: card(last) });
    if (!isOn) return t('hilo.taken', { worth: number(ratioNumber(worth)) });
    return t('hilo.open', { card: card(last), count: view.right });
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
          texts={[t('hilo.rules'), t('hilo.rulesEnds'), t('hilo.rulesPay'), t('climb.top')]}
        />
      }
      panel={
        isOn && view ? (
          <ClimbActions round={round} worth={worth} nextWorth={null} steps={view.right}>
            <HiloCalls round={round} view={view} />
          </ClimbActions>
        ) : (
          <RoundPanel round={round} choice={{}} playLabel={t('hilo.deal')} />
        )
      }
    >
      <HiLoCards
        cards={view?.cards ?? []}
        calls={view?.calls ?? []}
        lost={view?.lost ?? false}
        sentence={sentence()}
        labels={{
          cards: t('hilo.cards'),
          trail: t('hilo.trail'),
          card,
          faceDown: t('hilo.faceDown'),
          calls: {
            higher: t('hilo.calledHigher'),
            lower: t('hilo.calledLower'),
            pass: t('hilo.passed'),
          },
        }}
      />
    </GameStage>
  );
};
