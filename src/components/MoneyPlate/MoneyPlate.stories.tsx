import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { MoneyPlate } from './MoneyPlate.tsx';

const meta = {
  title: 'Gaming/MoneyPlate',
  component: MoneyPlate,
  args: {
    label: 'Amount to pay',
    minor: 12_000,
    currency: 'USD',
    language: 'en',
    state: (
      <StatusPill tone="info" busy>
        Waiting for your payment
      </StatusPill>
    ),
    note: 'Pay exactly this amount within 30 minutes.',
    actions: <Button iconEnd="external">Continue to pay</Button>,
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Show it where money is on its way and the player has something to do or to wait for.',
        ],
        dont: ['Do not use it for figures at rest: those are a `StatCard`.'],
        accessibility: ['Its label is a heading and names the section.'],
      },
    },
  },
} satisfies Meta<typeof MoneyPlate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Amount to pay' })).toBeVisible();
    await expect(canvas.getByText('$120.00')).toBeVisible();
  },
};

export const WithFacts: Story = {
  args: {
    children: (
      <DescriptionList
        items={[
          { id: 'fee', term: 'Fee', value: 'Free' },
          { id: 'channel', term: 'Way to pay', value: 'Bank transfer' },
        ]}
      />
    ),
  },
};

export const Bare: Story = { args: { state: undefined, note: undefined, actions: undefined } };

export const LongText: Story = {
  args: {
    label: 'Überweisungsbetrag einschließlich Bearbeitungsgebühr der Genossenschaftsbank',
    minor: 123_456_789_000,
    currency: 'MMK',
  },
};
