import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import type { BetType } from '#domain/lottery/course.ts';

import { allOdds } from '../labels/bet-prices.ts';
import type { LotteryLabels } from '../labels/use-lottery-labels.ts';
import { useReturnText } from './use-return-text.ts';

interface BetInfoProps {
  betType: BetType;
  sold: LotteryGame['betTypes'][number];
  labels: LotteryLabels;
}

/** How a bet wins, what it pays, and what it returns on average. */
export const BetInfo = ({ betType, sold, labels }: BetInfoProps) => {
  const { t } = useTranslation();
  const returnText = useReturnText();
  return (
    <Stack gap="x2">
      <p>{labels.kindText(betType.key)}</p>
      <Cluster gap="x2">
        <Tag icon="coin" tone="accent">
          {t('lottery.board.pays', { odds: labels.odds(allOdds(betType, sold.odds)) })}
        </Tag>
        <Tag icon="chart">{t('lottery.board.returns', { percent: returnText(sold.returns) })}</Tag>
        {betType.units > 1 && (
          <Tag icon="ticket">{t('lottery.board.units', { count: betType.units })}</Tag>
        )}
      </Cluster>
    </Stack>
  );
};
