import { useTranslation } from 'react-i18next';

import { Columns } from '#components/Columns/Columns.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { WinnerTicker } from '#components/WinnerTicker/WinnerTicker.tsx';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { DEFAULT_ART } from '../../../games/default-art.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRemote } from '../../../remote/use-remote.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { type RankedWinner, winnerBoardKind, winnerTickers } from '../winners.state.ts';

/** The winners board: the highest wins on the left, the next ones on the right. */
export const WinnersSection = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const language = useLanguage();
  const { winnerBoardSize, winnerTickerSize } = useSettings().limits;
  const board = useRemote(winnerBoardKind, { language, limitNum: winnerBoardSize });

  return (
    <Section title={t('home.winnersTitle')}>
      {board.status === 'failed' && board.value === undefined && (
        <ErrorState
          title={t('home.winnersFailed')}
          retryLabel={t('common.retry')}
          onRetry={board.retry}
        >
          {refusalText(board.refusal)}
        </ErrorState>
      )}
      {board.value?.length === 0 && (
        <EmptyState icon="trophy" title={t('home.winnersEmptyTitle')}>
          {t('home.winnersEmptyText')}
        </EmptyState>
      )}
      {(board.status === 'loading' || (board.value?.length ?? 0) > 0) && (
        <Tickers
          loading={board.value === undefined}
          {...winnerTickers(board.value ?? [], winnerTickerSize)}
        />
      )}
    </Section>
  );
};

interface TickersProps {
  loading: boolean;
  left: RankedWinner[];
  right: RankedWinner[];
}

const Tickers = ({ loading, left, right }: TickersProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency, limits } = useSettings();
  const shared = {
    loading,
    currency,
    language,
    fallbackUrl: DEFAULT_ART,
    pauseLabel: t('home.winnersPause'),
    playLabel: t('home.winnersPlay'),
  };
  const top = t('home.winnersTop', { count: limits.winnerTickerSize });
  const next = t('home.winnersNext', { count: limits.winnerTickerSize });
  return (
    <Columns>
      <WinnerTicker {...shared} label={top} title={top} winners={left} />
      {(loading || right.length > 0) && (
        <WinnerTicker {...shared} label={next} title={next} winners={right} />
      )}
    </Columns>
  );
};
