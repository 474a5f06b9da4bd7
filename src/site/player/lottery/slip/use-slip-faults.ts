import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';

import type { LineFault } from './slip-lines.ts';
import type { SlipRefusal } from './slip.state.ts';

/** Gives the sentences for what keeps a slip, or one of its lines, from being placed. */
export const useSlipFaults = ({
  minimumStakeMinor,
  maximumStakeMinor,
  currency,
}: LotteryGame): {
  faultText: (fault: LineFault) => string;
  refusalText: (refusal: SlipRefusal) => string;
} => {
  const { t } = useTranslation();
  const format = useFormat();
  const common = useRefusalText();
  const texts: Record<LineFault, string> = {
    tooLittle: t('lottery.stake.tooLittle', { least: format.money(minimumStakeMinor, currency) }),
    tooMuch: t('lottery.stake.tooMuch', { most: format.money(maximumStakeMinor, currency) }),
    notSold: common('bet_type_unknown'),
  };
  return {
    faultText: (fault) => texts[fault],
    refusalText: ({ code, details }) => {
      const { issueNo } = details;
      return code === 'sales_closed' && typeof issueNo === 'string'
        ? t('lottery.slip.soldOut', { issue: issueNo })
        : common(code);
    },
  };
};
