import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { WinnersBoard } from '#components/WinnersBoard/WinnersBoard.tsx';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { DEFAULT_ART } from '../../../games/default-art.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useRemoteQuery } from '../../../remote/use-remote-query.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { winnerBoardQuery, winnerTickers } from '../../../games/winners.state.ts';

/** The winners board: the highest wins on the left, the next ones on the right. */
export const WinnersSection = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency, limits } = useSettings();
  const count = limits.winnerTickerSize;
  const board = useRemoteQuery(winnerBoardQuery, { language, limitNum: limits.winnerBoardSize });
  const { left, right } = winnerTickers(board.value ?? [], count);
  return (
    <Section title={t('home.winnersTitle')}>
      <WinnersBoard
        label={t('home.winnersTitle')}
        columns={[
          { title: t('home.winnersTop', { count }), winners: left },
          { title: t('home.winnersNext', { count }), winners: right },
        ]}
        status={board.status}
        currency={currency}
        language={language}
        fallbackUrl={DEFAULT_ART}
        pauseLabel={t('home.winnersPause')}
        playLabel={t('home.winnersPlay')}
        empty={
          <EmptyState icon="trophy" title={t('home.winnersEmptyTitle')}>
            {t('home.winnersEmptyText')}
          </EmptyState>
        }
        error={
          board.status === 'failed' && <Failed refusal={board.refusal} onRetry={board.retry} />
        }
      />
    </Section>
  );
};

const Failed = ({ refusal, onRetry }: { refusal: string; onRetry: () => void }) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  return (
    <ErrorState title={t('home.winnersFailed')} retryLabel={t('common.retry')} onRetry={onRetry}>
      {refusalText(refusal)}
    </ErrorState>
  );
};
