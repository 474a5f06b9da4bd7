import { useTranslation } from 'react-i18next';

import type { Lottery, LotteryIssue } from '#api/lottery.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import {
  OpenedNumbers,
  type OpenedNumbersLabels,
} from '#components/OpenedNumbers/OpenedNumbers.tsx';
import { PrizeBoard } from '#components/PrizeBoard/PrizeBoard.tsx';
import { courses } from '#domain/lottery/courses.ts';

import { useLanguage } from '../../../i18n/use-language.ts';

import { drawsBalls } from '../labels/card-numbers.ts';
import { useLotteryLabels } from '../labels/use-lottery-labels.ts';

interface DrawResultProps {
  lottery: Pick<Lottery, 'family' | 'course'>;
  issueNo: string;
  /** Null while nobody has told it yet. */
  issue: LotteryIssue | null;
  /** It comes before the player's eyes: its balls roll in. */
  fresh?: boolean;
}

/** The numbers of one draw: its balls, or all its prizes; a cancelled one says so. */
export const DrawResult = ({ lottery, issueNo, issue, fresh = false }: DrawResultProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useResultLabels(issueNo);
  const { family, course } = lottery;
  const openedAt = issue?.result ? issue.drawsAt : undefined;
  if (issue?.state === 'cancelled') {
    return (
      <Banner tone="warning" title={labels.issue}>
        {t('lottery.cancelled')}
      </Banner>
    );
  }
  if (!drawsBalls(family)) {
    return <Prizes course={course} issue={issue} label={labels.issue} />;
  }
  return (
    <OpenedNumbers
      family={family}
      numbers={issue?.result?.flatMap(({ numbers }) => numbers.map(Number)) ?? null}
      {...{ openedAt, language, labels, fresh }}
    />
  );
};

const Prizes = ({
  course,
  issue,
  label,
}: {
  course: Lottery['course'];
  issue: LotteryIssue | null;
  label: string;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useLotteryLabels(course);
  return (
    <PrizeBoard
      tiers={
        issue?.result?.map(({ tier, numbers }, index) => ({
          id: tier,
          label: labels.tier(tier),
          numbers,
          top: index === 0,
        })) ?? null
      }
      tail={course.startsWith('VN') ? 2 : 0}
      blankTiers={courses[course].tiers.length}
      openedAt={issue?.result ? issue.drawsAt : undefined}
      language={language}
      labels={{
        issue: label,
        tier: t('lottery.prize'),
        numbers: t('lottery.prizeNumbers'),
        waiting: t('lottery.waiting'),
      }}
    />
  );
};

const useResultLabels = (issueNo: string): OpenedNumbersLabels => {
  const { t } = useTranslation();
  return {
    issue: t('lottery.issue', { issue: issueNo }),
    sum: t('lottery.sum'),
    size: t('lottery.size'),
    parity: t('lottery.parity'),
    sizes: {
      big: t('lottery.words.big'),
      small: t('lottery.words.small'),
      'even-out': t('lottery.push'),
    },
    parities: { odd: t('lottery.words.odd'), even: t('lottery.words.even') },
    waves: {
      red: t('lottery.waves.red'),
      blue: t('lottery.waves.blue'),
      green: t('lottery.waves.green'),
    },
    special: t('lottery.specialBall'),
    waiting: t('lottery.waiting'),
  };
};
