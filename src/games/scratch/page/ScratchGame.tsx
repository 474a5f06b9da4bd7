import { useAtomValue } from 'jotai';
import { Button } from '#components/Button/Button.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { ScratchCard } from '#components/ScratchCard/ScratchCard.tsx';

import { scratchTableNamed } from '../rules/scratch-models.ts';
import { SCRATCH_TICKETS, type ScratchView } from '../rules/scratch-rules.ts';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { replayedAtom } from '../../shared/page/play/play.state.ts';
import { resultSentence } from '../../shared/page/play/result-sentence.ts';
import { RoundPanel } from '../../shared/page/play/RoundPanel.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useRound } from '../../shared/page/play/use-round.ts';

/** How long a ticket may be scratched before its result stands by itself. */
const SCRATCH_MS = 600_000;

/** How long the foil stays on a ticket that is shown again. */
const REPLAY_MS = 1500;

/** A scratch ticket: three of a kind win; it was printed when it was bought. */
export const ScratchGame = () => {
  const play = usePlay();
  const { t, facts, number, percent } = play;
  const table = scratchTableNamed(facts.model.variant);
  const isReplay = useAtomValue(replayedAtom) !== null;
  const round = useRound<Record<string, never>, null, ScratchView>({
    showMs: () => (isReplay ? REPLAY_MS : SCRATCH_MS),
  });
  const { view, phase } = round;
  const ticket = round.round?.roundId ?? '';
  const times = (multiplier: number): string => `×${number(multiplier)}`;
  const isCovered = phase === 'showing' && !isReplay;
  const sentence = phase === 'ended' && round.round ? resultSentence(round.round, play) : '';
  return (
    <GameStage
      announcement={sentence}
      replay={round.replay}
      rules={
        <>
          <p>{t('scratch.rules')}</p>
          <p>{t('scratch.rulesPrinted')}</p>
          <h3>{t('scratch.prizes')}</h3>
          <DescriptionList
            items={table.prizes.map(({ multiplier, tickets }) => ({
              id: String(multiplier),
              term: times(multiplier),
              value: percent(tickets / SCRATCH_TICKETS, 4),
            }))}
          />
        </>
      }
      panel={
        <RoundPanel
          round={round}
          choice={{}}
          playLabel={t('scratch.buy')}
          note={
            isCovered ? (
              <Button variant="secondary" fullWidth onPress={round.shown}>
                {t('scratch.openAll')}
              </Button>
            ) : undefined
          }
        />
      }
    >
      <ScratchCard
        // A ticket that is bought or shown again has new foil.
        ticket={isReplay || phase === 'sending' ? `${ticket} ${phase}` : ticket}
        fields={view && phase !== 'sending' ? view.fields.map(times) : null}
        winning={view?.winning}
        revealed={phase === 'ended'}
        onRevealed={round.shown}
        title={facts.game.name}
        message={sentence || t(isCovered ? 'scratch.scratch' : 'scratch.ready')}
        labels={{
          ticket: t('scratch.ticket'),
          covered: (field) => t('scratch.covered', { field: number(field) }),
          open: (field, says) => t('scratch.open', { field: number(field), says }),
        }}
      />
    </GameStage>
  );
};
