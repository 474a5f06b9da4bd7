import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { DrawCountdown } from '#components/DrawCountdown/DrawCountdown.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../../i18n/use-language.ts';
import { useUnitLabels } from '../../../money/use-unit-labels.ts';

import { LatestDraw } from './LatestDraw.tsx';
import type { UsedLottery } from './use-lottery.ts';

interface DrawPanelProps {
  game: LotteryGame;
  used: UsedLottery;
}

/** The draw that is sold with its countdown, and the numbers of the one before it. */
export const DrawPanel = ({ game: { lottery }, used }: DrawPanelProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const units = useUnitLabels();
  const { phase, offsetMs, watched } = used;
  const { current, last } = lottery;
  return (
    <Stack gap="x4">
      {lottery.maintenance && (
        <Banner tone="warning" title={t('lottery.lobby.maintenance')}>
          {t('lottery.slip.maintenance')}
        </Banner>
      )}
      {phase && current ? (
        <DrawCountdown
          state={phase.state}
          endsAt={phase.endsAt}
          offsetMs={offsetMs}
          language={language}
          labels={{
            lottery: lottery.gameName,
            issue: t('lottery.issue', { issue: current.issueNo }),
            state: t(`lottery.phases.${phase.state}`),
            countdown: t(phase.state === 'closed' ? 'lottery.drawsIn' : 'lottery.closesIn'),
            units,
          }}
        />
      ) : (
        <Banner tone="info" title={t('lottery.issueRest')}>
          {t('lottery.issueRestText')}
        </Banner>
      )}
      <LatestDraw lottery={lottery} last={last} watched={watched} />
    </Stack>
  );
};
