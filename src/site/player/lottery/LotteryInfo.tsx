import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { isTrialAtom } from '../../session/member.state.ts';

import { LotteryRules } from './LotteryRules.tsx';
import { LotteryStatistics } from './draws/LotteryStatistics.tsx';
import { MyPlans } from './tickets/MyPlans.tsx';
import { MyTickets } from './tickets/MyTickets.tsx';
import { Results } from './draws/Results.tsx';

/** What there is to read about a lottery, in the order of the tabs. */
const forAll = ['results', 'statistics', 'rules'] as const;
const forMembers = ['tickets', 'plans', ...forAll] as const;

interface LotteryInfoProps {
  game: LotteryGame;
  /** Changes when a draw was paid or tickets were bought: lists are asked for anew. */
  news: string;
}

/** The own tickets and plans, the draws of before, and the rules. */
export const LotteryInfo = ({ game, news }: LotteryInfoProps) => {
  const { t } = useTranslation();
  // A trial account buys no tickets (specification 6).
  const parts = useAtomValue(isTrialAtom) ? forAll : forMembers;
  const [part, setPart] = useState<(typeof forMembers)[number]>(parts[0]);
  return (
    <Tabs
      label={t('lottery.tabs.label')}
      items={parts.map((id) => ({ id, label: t(`lottery.tabs.${id}`) }))}
      value={part}
      onChange={(id) => setPart(parts.find((each) => each === id) ?? part)}
    >
      {part === 'tickets' && <MyTickets game={game} news={news} />}
      {part === 'plans' && <MyPlans game={game} news={news} />}
      {part === 'results' && <Results game={game} news={news} />}
      {part === 'statistics' && <LotteryStatistics game={game} news={news} />}
      {part === 'rules' && <LotteryRules game={game} />}
    </Tabs>
  );
};
