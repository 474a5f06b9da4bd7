import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BalanceChip } from '../BalanceChip/BalanceChip.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { StakePanel } from '../StakePanel/StakePanel.tsx';
import { PlayStage } from './PlayStage.tsx';

const panel = (
  <StakePanel
    stakeMinor={200}
    onStakeChange={fn()}
    minimumMinor={100}
    maximumMinor={50_000}
    quickMinor={[100, 200, 500, 1000]}
    currency="EUR"
    language="en"
    labels={{
      stake: 'Stake',
      halve: 'Half',
      double: 'Double',
      quick: 'Quick stakes',
      tooLow: (least) => `The least stake is ${least}`,
      tooHigh: (most) => `The greatest stake is ${most}`,
      play: 'Play',
    }}
    onPlay={fn()}
  />
);

const meta = {
  title: 'Gaming/PlayStage',
  component: PlayStage,
  args: {
    title: 'Crystal dice',
    tools: <BalanceChip compact label="Balance" minor={499_800} currency="EUR" language="en" />,
    panel,
    panelLabel: 'Your bet',
    announcement: 'Stake €2.00, paid €0.00: a loss of €2.00.',
    children: <p>The board, the reels or the cards.</p>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: [
          'Let every game’s page stand in it: name, balance and stake are then where players know them.',
          'Announce each act and each result in one plain sentence.',
        ],
        dont: ['Do not cover the stake or the balance by what happens on the stage.'],
        accessibility: [
          'The announcement is a polite live region: what is shown by pictures is said as well.',
          'Stage and panel are landmarks; on a phone the panel follows the stage.',
        ],
      },
    },
  },
} satisfies Meta<typeof PlayStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    await expect(canvas.getByRole('region', { name: 'Your bet' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(args.announcement);
  },
};

export const WithNotice: Story = {
  args: { notices: <Banner tone="warning">The balance is too low for this stake.</Banner> },
};

export const LongName: Story = {
  args: { title: 'The very long and winding road to the crystal mountain of the north' },
};
