import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';

import type { LineError } from './slip-lines.ts';
import type { SlipRefusal } from './slip.state.ts';

/** Gives the sentences for what keeps a slip, or one of its lines, from being placed. */
export const useSlipErrors = ({
  minimumStakeMinor,
  maximumStakeMinor,
  currency,
}: LotteryGame): {
  errorText: (error: LineError) => string;
  refusalText: (refusal: SlipRefusal) => string;
} => {
  const { t } = useTranslation();
  const format = useFormat();
  const common = useRefusalText();
  const texts: Record<LineError, string> = {
    tooLittle: t('lottery.stake.tooLittle', { least: format.money(minimumStakeMinor, currency) }),
    tooMuch: t('lottery.stake.tooMuch', { most: format.money(maximumStakeMinor, currency) }),
    notSold: common('bet_type_unknown'),
  };
  return {
    errorText: (error) => texts[error],
    refusalText: ({ code, details }) => {
      const { issueNo } = details;
      return code === 'sales_closed' && typeof issueNo === 'string'
        ? t('lottery.slip.soldOut', { issue: issueNo })
        : common(code);
    },
  };
};
