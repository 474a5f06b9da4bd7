import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { playHistory, type ListedRound } from '#api/play-history.ts';
import { Button } from '#components/Button/Button.tsx';
import { BetRecordRow, type BetState } from '#components/BetRecordRow/BetRecordRow.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { refusalAtom, replayedAtom, sessionAtom } from '../play/play.state.ts';
import { usePlay } from '../play/use-play.ts';

interface HistoryPage {
  rounds: readonly ListedRound[];
  next: string | null;
}

const stateOf = ({ status, payoutMinor, stakeMinor }: ListedRound): BetState => {
  if (status === 'void') return 'void';
  if (payoutMinor === null) return 'open';
  if (payoutMinor === stakeMinor) return 'push';
  return payoutMinor > stakeMinor ? 'won' : 'lost';
};

/** The player's own rounds of this game: each with its number, to be shown again and verified. */
export const HistoryDialog = ({ onClose }: { onClose: () => void }) => {
  const { call } = useAtomValue(sessionAtom);
  const { t } = usePlay();
  const setRefusal = useSetAtom(refusalAtom);
  // Where each page after the first begins; the last one is shown.
  const [starts, setStarts] = useState<readonly string[]>([]);
  const [page, setPage] = useState<HistoryPage | null>(null);
  useEffect(() => {
    const after = starts.at(-1);
    void call(playHistory, { ...(after && { after }), pageSize: 10 }).then((answer) => {
      if (answer.ok) return setPage(answer.value);
      setRefusal(answer.refusal);
      return onClose();
    });
  }, [call, starts, setRefusal, onClose]);
  return (
    <Dialog
      title={t('play.history')}
      open
      onOpenChange={onClose}
      size="lg"
      closeLabel={t('play.close')}
    >
      {page === null && <PageLoader label={t('play.loading')} />}
      {page?.rounds.length === 0 && <EmptyState icon="clock" title={t('play.historyEmpty')} />}
      <Stack gap="x4">
        {page?.rounds.map((round) => (
          <HistoryRow key={round.roundId} round={round} onReplay={onClose} />
        ))}
        {page && <HistoryPages starts={starts} next={page.next} onChange={setStarts} />}
      </Stack>
    </Dialog>
  );
};

interface HistoryPagesProps {
  starts: readonly string[];
  next: string | null;
  onChange: (starts: readonly string[]) => void;
}

/** The way to older rounds and back; nothing where all are on one page. */
const HistoryPages = ({ starts, next, onChange }: HistoryPagesProps) => {
  const { t } = usePlay();
  if (starts.length === 0 && next === null) return null;
  return (
    <nav aria-label={t('play.history')}>
      <Cluster justify="between">
        <Button
          variant="secondary"
          isDisabled={starts.length === 0}
          onPress={() => onChange(starts.slice(0, -1))}
        >
          {t('play.newer')}
        </Button>
        <Button
          variant="secondary"
          isDisabled={next === null}
          onPress={() => next !== null && onChange([...starts, next])}
        >
          {t('play.older')}
        </Button>
      </Cluster>
    </nav>
  );
};

const HistoryRow = ({ round, onReplay }: { round: ListedRound; onReplay: () => void }) => {
  const { facts, t, language } = usePlay();
  const setReplayed = useSetAtom(replayedAtom);
  const state = stateOf(round);
  return (
    <Stack gap="x2">
      <BetRecordRow
        game={facts.game.name}
        pick={round.summary}
        reference={round.roundId}
        at={round.startedAt}
        state={state}
        stakeMinor={round.stakeMinor}
        {...(round.payoutMinor !== null && { payoutMinor: round.payoutMinor + round.jackpotMinor })}
        currency={facts.currency}
        language={language}
        labels={{
          state: t(`play.state.${state}`),
          stake: t('play.stake'),
          odds: t('play.odds'),
          payout: t('play.payout'),
          possible: t('play.payout'),
          validBet: t('play.stake'),
        }}
      />
      {round.status === 'ended' && (
        <Cluster gap="x2">
          <Button
            size="sm"
            variant="secondary"
            icon="play"
            onPress={() => {
              setReplayed(round.roundId);
              onReplay();
            }}
          >
            {t('play.replay')}
          </Button>
          <LinkButton
            size="sm"
            variant="ghost"
            href={`/verify?round=${round.roundId}`}
            target="_blank"
            rel="noreferrer"
            iconEnd="external"
          >
            {t('play.verify')}
          </LinkButton>
        </Cluster>
      )}
    </Stack>
  );
};
