import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { MemberFrame, type MemberPageGroup } from '#components/MemberFrame/MemberFrame.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { type AgentRight, hasAgentRight } from '#domain/agents/agent-kinds.ts';

import { useOwnPages } from './use-own-pages.ts';
import { memberAtom } from '../session/member.state.ts';
import { useSettings } from '../settings/use-settings.ts';
import { hasContracts } from '../settings/what-is-on.ts';
import { Balance } from '../money/Balance.tsx';

/** A page's address without the slash: the specification's names. */
export type AgentPageName =
  | 'agentHome'
  | 'agentAnnouncement'
  | 'agentTeamOverview'
  | 'palStatementsAgentCopy'
  | 'agentRevenueReport'
  | 'agentDownlineTransactionDetailsCopy'
  | 'personalHistoryCopy'
  | 'downlineManagmentView'
  | 'registerCenter'
  | 'agentContracts'
  | 'agentDividendRecordCopy2'
  | 'agentDailyWages2'
  | 'agentHourSalary'
  | 'agentRealtimeSalary'
  | 'myIncome';

interface AgentPagePlace {
  name: AgentPageName;
  icon: IconName;
  /** Who has it; every agent when left out. */
  right?: AgentRight;
}

const GROUPS = ['team', 'reports', 'money'] as const;

/** The pages of the agent center, in their order. */
const PAGES: Record<(typeof GROUPS)[number], readonly AgentPagePlace[]> = {
  team: [
    { name: 'agentHome', icon: 'home' },
    { name: 'agentAnnouncement', icon: 'megaphone' },
    { name: 'downlineManagmentView', icon: 'users', right: 'seeTeam' },
    { name: 'registerCenter', icon: 'plus', right: 'makeLinks' },
  ],
  reports: [
    { name: 'agentTeamOverview', icon: 'chart', right: 'seeTeamSums' },
    { name: 'palStatementsAgentCopy', icon: 'coin', right: 'seeTeamMoney' },
    { name: 'agentRevenueReport', icon: 'dice', right: 'seeTeamMoney' },
    { name: 'agentDownlineTransactionDetailsCopy', icon: 'wallet', right: 'seeTeamMoney' },
    { name: 'personalHistoryCopy', icon: 'clock', right: 'seeTeamMoney' },
  ],
  money: [
    { name: 'agentContracts', icon: 'copy', right: 'signContracts' },
    { name: 'agentDividendRecordCopy2', icon: 'gift', right: 'signContracts' },
    { name: 'agentDailyWages2', icon: 'calendar', right: 'signContracts' },
    { name: 'agentHourSalary', icon: 'clock', right: 'signContracts' },
    { name: 'agentRealtimeSalary', icon: 'bolt', right: 'signContracts' },
    { name: 'myIncome', icon: 'coin' },
  ],
};

/** The frame of the agent center: who is here, and the way to its pages. */
export const AgentFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const { pathname } = useLocation();
  const own = useOwnPages();
  const settings = useSettings();
  if (!member) return null;
  const shown = hasContracts(settings) ? GROUPS : GROUPS.filter((group) => group !== 'money');
  const groups: MemberPageGroup[] = shown.map((group) => ({
    id: group,
    title: t(`agentCenter.groups.${group}`),
    items: PAGES[group]
      .filter(({ right }) => right === undefined || hasAgentRight(member.type, right))
      .map(({ name, icon }) => ({
        id: name,
        label: t(`agentCenter.pages.${name}`),
        icon,
        href: `/${name}`,
        current: pathname === `/${name}`,
      })),
  }));
  return (
    <MemberFrame
      label={t('agentCenter.label')}
      name={member.nickname || member.account}
      note={t('agentCenter.note')}
      balance={<Balance />}
      groups={[...groups, own]}
    >
      {children}
    </MemberFrame>
  );
};
