import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LimitMeter } from './LimitMeter.tsx';

const meta = {
  title: 'Gaming/LimitMeter',
  component: LimitMeter,
  args: {
    label: 'Deposits in 24 hours',
    unit: 'money',
    used: 6000,
    limit: 20_000,
    currency: 'USD',
    language: 'en',
    labels: {
      of: 'of',
      none: 'No limit set',
      states: {
        far: 'Within your limit',
        near: 'Your limit comes near',
        reached: 'Your limit is reached',
      },
    },
    action: (
      <Button size="sm" variant="secondary">
        Change
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Show a lower limit at once, and a higher one as pending until it holds.'],
        dont: ['Do not make raising a limit easier than lowering it.'],
        accessibility: [
          'A meter that says both figures; the state is a word with a sign, not only a color.',
        ],
      },
    },
  },
} satisfies Meta<typeof LimitMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '$60.00 of $200.00');
  },
};

export const Near: Story = { args: { used: 17_500 } };

export const Reached: Story = { args: { used: 20_000 } };

export const NotSet: Story = {
  args: {
    limit: null,
    action: (
      <Button size="sm" variant="secondary">
        Set a limit
      </Button>
    ),
  },
};

export const Session: Story = {
  args: { label: 'Time played today', unit: 'seconds', used: 5400, limit: 7200 },
};

export const PendingChange: Story = {
  args: { pending: 'From 22 November: $500.00 in 24 hours. You can still take it back.' },
};

export const LongText: Story = {
  args: {
    label: 'Einzahlungsobergrenze innerhalb von vierundzwanzig Stunden',
    used: 9_876_543_210,
    limit: 98_765_432_100,
    currency: 'VND',
    language: 'vi',
    labels: {
      of: 'von',
      none: '',
      states: {
        far: 'သင်သတ်မှတ်ထားသော ကန့်သတ်ချက်အတွင်း ရှိနေပါသည်',
        near: '',
        reached: '',
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
