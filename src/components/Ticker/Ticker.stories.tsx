import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Ticker } from './Ticker.tsx';

const GrowingTicker = (props: ComponentProps<typeof Ticker>) => {
  const [steps, setSteps] = useState(0);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start', fontSize: 32 }}>
      <Ticker {...props} value={`€31,00${steps},200`} />
      <Button size="sm" variant="secondary" onPress={() => setSteps(steps + 1)}>
        +1
      </Button>
    </div>
  );
};

const meta = {
  title: 'Basics/Ticker',
  component: Ticker,
  args: { value: '€31,004,200' },
  parameters: {
    docs: {
      notes: {
        do: ['Use it for a figure that is true and grows: a jackpot.'],
        dont: ['Do not let a figure run that nobody has counted.'],
        accessibility: [
          'A screen reader hears the figure once, when it gets there.',
          'With reduced motion the figure changes without rolling.',
          'A figure that changes by itself needs `labels`: its button stops it (WCAG 2.2.2).',
        ],
      },
    },
  },
} satisfies Meta<typeof Ticker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.value)).toBeInTheDocument();
  },
};

export const Rolling: Story = {
  globals: { motion: 'full' },
  render: (args) => <GrowingTicker {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '+1' }));
    await expect(canvas.getByText('€31,001,200')).toBeInTheDocument();
  },
};

export const Stoppable: Story = {
  args: { labels: { pause: word('home.bannerPause'), play: word('home.bannerPlay') } },
  render: (args) => <GrowingTicker {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.labels?.pause ?? '' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '+1' }));
    await expect(canvas.getByText('€31,000,200')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: args.labels?.play ?? '' }));
    await expect(canvas.getByText('€31,001,200')).toBeInTheDocument();
  },
};

export const OtherFigures: Story = { args: { value: 'K ၃၁,၀၀၄' } };
