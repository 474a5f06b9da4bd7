import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Lottery } from '#api/lottery.ts';
import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { lastResultsAtom, isListeningAtom } from '../../../events/last-event.state.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { usePolling } from '../../../money/use-polling.ts';
import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { LobbyCard } from './LobbyCard.tsx';
import { lobbyQuery, type LotteryPage } from '../state/lottery.state.ts';
import { useServerOffset } from '../state/use-server-offset.ts';

/** Between two questions: cards ask by themselves when a draw's sales end. */
const POLL_MS = 20_000;
const LISTENING_MS = 60_000;

/** Lotteries that draw at the same moment are asked about together. */
const TOGETHER_MS = 300;

/** All lotteries of a page, by family. */
export const LotteryLobby = ({ page }: { page: LotteryPage }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(lobbyQuery, { page, language });
  const offsetMs = useServerOffset(remote.value?.now);
  const isListening = useAtomValue(isListeningAtom);
  usePolling(remote.value !== undefined, remote.reload, isListening ? LISTENING_MS : POLL_MS);
  useLiveDraws(remote.reload);
  if (!remote.value) {
    return remote.status === 'failed' ? (
      <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
    ) : (
      <LobbySkeleton />
    );
  }
  const { lotteries } = remote.value;
  if (lotteries.length === 0) {
    return (
      <EmptyState icon="lottery" title={t('lottery.lobby.emptyTitle')}>
        {t('lottery.lobby.emptyText')}
      </EmptyState>
    );
  }
  return <Families lotteries={lotteries} offsetMs={offsetMs} onEnd={() => void remote.reload()} />;
};

/** Asks anew when the platform tells of a draw. */
const useLiveDraws = (fetchNow: () => Promise<void>): void => {
  const drawn = useAtomValue(lastResultsAtom);
  const refetch = useEffectEvent(fetchNow);
  const [first] = useState(drawn);
  useEffect(() => {
    if (drawn === first) return undefined;
    const timer = setTimeout(() => void refetch(), TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [drawn, first]);
};

interface FamiliesProps {
  lotteries: readonly Lottery[];
  offsetMs: number;
  onEnd: () => void;
}

const Families = ({ lotteries, offsetMs, onEnd }: FamiliesProps) => {
  const { t } = useTranslation();
  const families = [...new Set(lotteries.map(({ family }) => family))];
  const [chosen, setChosen] = useState<Lottery['family'] | null>(null);
  const shown = lotteries.filter(({ family }) => chosen === null || family === chosen);
  return (
    <Stack gap="x5">
      {families.length > 1 && (
        <ChipRow label={t('lottery.lobby.filter')}>
          <Chip selected={chosen === null} onChange={() => setChosen(null)}>
            {t('lottery.lobby.all')}
          </Chip>
          {families.map((family) => (
            <Chip
              key={family}
              selected={chosen === family}
              onChange={(isOn) => setChosen(isOn ? family : null)}
            >
              {t(`lottery.families.${family}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Grid min="min(19rem, 100%)" gap="x4">
        {shown.map((lottery) => (
          <LobbyCard key={lottery.gameCode} {...{ lottery, offsetMs, onEnd }} />
        ))}
      </Grid>
    </Stack>
  );
};

const LobbySkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Grid min="min(19rem, 100%)" gap="x4">
        {Array.from({ length: 6 }, (_card, index) => (
          <Skeleton key={index} shape="box" ratio="16 / 11" />
        ))}
      </Grid>
    </div>
  );
};
