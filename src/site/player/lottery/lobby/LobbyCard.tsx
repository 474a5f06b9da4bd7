import { useTranslation } from 'react-i18next';

import type { Lottery } from '#api/lottery.ts';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { LotteryCard } from '#components/LotteryCard/LotteryCard.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';

import { DEFAULT_ART } from '../../../games/default-art.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useUnitLabels } from '../../../money/use-unit-labels.ts';

import { cardNumbers } from '../labels/card-numbers.ts';
import { isSold } from '../state/issue-phase.ts';
import { lotteryAddress } from '../state/lottery.state.ts';
import { useIssuePhase } from '../state/use-issue-phase.ts';
import { useSchedule } from '../labels/use-schedule.ts';

interface LobbyCardProps {
  lottery: Lottery;
  offsetMs: number;
  /** Sales of its open draw have ended. */
  onEnd: () => void;
}

/** One lottery of the lobby. */
export const LobbyCard = ({ lottery, offsetMs, onEnd }: LobbyCardProps) => {
  const { t } = useTranslation();
  const { last, family, maintenance } = lottery;
  const schedule = useSchedule()(lottery);
  return (
    <LotteryCard
      name={lottery.gameName}
      href={lotteryAddress(lottery.page, lottery.gameCode)}
      meta={`${t(`lottery.families.${family}`)} · ${schedule}`}
      iconUrl={lottery.iconUrl}
      fallbackUrl={DEFAULT_ART}
      lastLabel={t('lottery.lobby.last')}
      lastIssue={last?.issueNo}
      last={
        last?.result ? cardNumbers(family, last.result, (wave) => t(`lottery.waves.${wave}`)) : null
      }
      noneLabel={t('lottery.lobby.none')}
      resting={maintenance}
      level={2}
    >
      {maintenance ? (
        <StatusPill tone="warning">{t('lottery.lobby.maintenance')}</StatusPill>
      ) : (
        <CardTime {...{ lottery, offsetMs, onEnd }} />
      )}
    </LotteryCard>
  );
};

const CardTime = ({ lottery: { current }, offsetMs, onEnd }: LobbyCardProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useUnitLabels();
  const phase = useIssuePhase(current, offsetMs);
  if (!phase) return <span>{t('lottery.lobby.rest')}</span>;
  if (!isSold(phase)) {
    return (
      <StatusPill tone="info" busy={phase.state === 'drawing'}>
        {t(`lottery.phases.${phase.state}`)}
      </StatusPill>
    );
  }
  const label = t('lottery.lobby.closesIn');
  return (
    <>
      <span>{label}</span>
      <Countdown
        to={phase.endsAt}
        variant="line"
        {...{ offsetMs, label, language, labels, onEnd }}
      />
    </>
  );
};
