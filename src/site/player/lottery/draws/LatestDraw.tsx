import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Lottery, LotteryIssue } from '#api/lottery.ts';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { drawsBalls } from '../labels/card-numbers.ts';
import { DrawResult } from './DrawResult.tsx';
import type { WatchedDraw } from './use-watched-draw.ts';

interface LatestDrawProps {
  lottery: Lottery;
  last: LotteryIssue | null;
  watched: WatchedDraw;
}

/** The draw that the player waits for, from the drum to its numbers; else the one before. */
export const LatestDraw = ({ lottery, last, watched }: LatestDrawProps) => {
  const { t } = useTranslation();
  const isNewer = watched.issueNo !== null && watched.issueNo !== last?.issueNo;
  const issueNo = isNewer ? watched.issueNo : last?.issueNo;
  const issue = isNewer ? watched.issue : last;
  if (issueNo === undefined || issueNo === null) return <p>{t('lottery.firstDraw')}</p>;
  const shown = { issueNo, issue };
  return (
    <>
      {drawsBalls(lottery.family) ? (
        <Surface padding="sm">
          <DrawResult lottery={lottery} {...shown} fresh={watched.issueNo === issueNo} />
        </Surface>
      ) : (
        <FoldedPrizes lottery={lottery} {...shown} opens={watched.issueNo === issueNo} />
      )}
      <Announced issueNo={watched.issueNo} issue={watched.issue} />
    </>
  );
};

/** A table of prizes would push the board out of sight: it stands folded, its top prize shown. */
const FoldedPrizes = ({
  lottery,
  issueNo,
  issue,
  opens,
}: {
  lottery: Lottery;
  issueNo: string;
  issue: LotteryIssue | null;
  /** The player waits for it. */
  opens: boolean;
}) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <Disclosure
      title={`${t('lottery.result')} · ${t('lottery.issue', { issue: issueNo })}`}
      meta={issue?.result?.[0]?.numbers[0]}
      open={chosen ?? opens}
      onOpenChange={setChosen}
      level={2}
    >
      <DrawResult lottery={lottery} issueNo={issueNo} issue={issue} />
    </Disclosure>
  );
};

/** Says the numbers of the draw that was waited for, once. */
const Announced = ({ issueNo, issue }: Pick<WatchedDraw, 'issueNo' | 'issue'>) => {
  const { t } = useTranslation();
  const numbers = issue?.result?.flatMap((tier) => tier.numbers).join(' ');
  return (
    <VisuallyHidden as="div" live>
      {issueNo !== null && numbers
        ? `${t('lottery.result')}, ${t('lottery.issue', { issue: issueNo })}: ${numbers}`
        : ''}
    </VisuallyHidden>
  );
};
