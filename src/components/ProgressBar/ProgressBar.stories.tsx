import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Basics/ProgressBar',
  component: ProgressBar,
  args: { label: 'Bonus turnover', value: 42, max: 100, valueText: '42 %' },
  parameters: {
    docs: {
      notes: {
        do: ['Say how far in words too: "3 of 12 rounds" is worth more than a bar.'],
        dont: [
          'Do not let a bar run that could be measured.',
          'Do not use it for a wager: play has no end to reach.',
        ],
        accessibility: [
          'A screen reader hears name and value text; the value is not announced at every step.',
          'With reduced motion a bar without a value fades instead of running.',
        ],
      },
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: args.label });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
  },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ProgressBar {...args} tone="primary" label="Primary" />
      <ProgressBar {...args} tone="success" value={100} valueText="100 %" label="Success" />
      <ProgressBar {...args} tone="warning" value={80} valueText="80 %" label="Warning" />
      <ProgressBar {...args} tone="danger" value={95} valueText="95 %" label="Danger" />
    </div>
  ),
};

export const Small: Story = { args: { size: 'sm' } };

export const NameOnlySaid: Story = { args: { labelShown: false } };

export const Loading: Story = {
  args: { label: 'Uploading', value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Empty: Story = { args: { value: 0, valueText: '0 %' } };

export const LongText: Story = {
  args: {
    label: 'Umsatzbedingungen des Willkommensbonus für Neukundinnen und Neukunden',
    valueText: '12.345,00 € von 123.456,00 €',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
};
