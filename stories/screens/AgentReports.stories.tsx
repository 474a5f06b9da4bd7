import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reportAnswers } from './sample-reports.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Agent reports',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** What an agent reads of the team; only brands with agents have these pages. */
const reportStory = (path: string) =>
  screenStory({ path, who: 'member', answers: reportAnswers }, async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await waitFor(() => {
      void expect(within(main).getByRole('heading', { level: 1 })).toBeInTheDocument();
      void expect(within(main).getAllByRole('row').length).toBeGreaterThan(1);
      void expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      void expect(within(main).queryByRole('alert')).toBeNull();
    });
  });

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
