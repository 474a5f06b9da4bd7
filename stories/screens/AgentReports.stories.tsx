import type { Meta } from '@storybook/react-vite';
import { reportAnswers } from './sample-reports.ts';
import { tableStory } from './table-story.tsx';

export default {
  title: 'Screens/Agent reports',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** What an agent reads of the team; only brands with agents have these pages. */
const reportStory = (path: string) => tableStory(path, reportAnswers);

export const Overview = reportStory('/agentTeamOverview');

export const OverviewDeeper = reportStory('/agentTeamOverview?under=2&chart=money');

export const OverviewOfDownlines = reportStory(
  '/agentTeamOverview?by=downline&sort=validBet&chart=profit',
);

export const Statements = reportStory('/palStatementsAgentCopy');

export const StatementsByDay = reportStory('/palStatementsAgentCopy?by=day&sort=key&figures=money');

export const Revenue = reportStory('/agentRevenueReport');

export const Transactions = reportStory('/agentDownlineTransactionDetailsCopy');

export const Bets = reportStory('/personalHistoryCopy');

export const BetsOfManyRows = reportStory('/personalHistoryCopy?preset=last30');
