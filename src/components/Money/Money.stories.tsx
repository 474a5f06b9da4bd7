import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from './Money.tsx';

const meta = {
  title: 'Basics/Money',
  component: Money,
  args: { minor: 123_456, currency: 'EUR', language: 'en' },
  parameters: {
    docs: {
      notes: {
        do: ['Give whole minor units with their currency; never a fraction.'],
        dont: ['Do not paint gains green and losses red without a sign.'],
        accessibility: ['The whole amount is one piece: its order holds right to left too.'],
      },
    },
  },
} satisfies Meta<typeof Money>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€1,234.56')).toBeVisible();
  },
};

export const Signed: Story = {
  args: { signed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+€1,234.56')).toBeVisible();
  },
};

export const Currencies: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Money {...args} currency="MMK" language="my" />
      <Money {...args} currency="VND" language="vi" />
      <Money {...args} currency="BRL" language="pt-BR" />
      <Money {...args} currency="KWD" language="ar" />
      <Money {...args} currency="IDR" language="id" />
    </div>
  ),
};

export const NoDecimals: Story = { args: { digits: 0 } };
