import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { PaymentChannelCard, type PaymentChannelCardProps } from './PaymentChannelCard.tsx';

const Choosing = (props: PaymentChannelCardProps) => {
  const [chosen, setChosen] = useState(props.selected ? props.value : '');
  const choose = (value: string) => {
    setChosen(value);
    props.onSelect(value);
  };
  const channels = [
    props,
    { ...props, value: 'wallet', name: 'Pocket wallet', icon: 'phone', fee: '1.5 %' } as const,
    {
      ...props,
      value: 'card',
      name: 'Debit card',
      icon: 'cards',
      unavailable: 'Closed for maintenance until 18:00',
    } as const,
  ];
  return (
    <div role="radiogroup" aria-label="Ways to pay">
      <Stack gap="x2">
        {channels.map((channel) => (
          <PaymentChannelCard
            key={channel.value}
            {...channel}
            selected={channel.value === chosen}
            onSelect={choose}
          />
        ))}
      </Stack>
    </div>
  );
};

const meta = {
  title: 'Gaming/PaymentChannelCard',
  component: PaymentChannelCard,
  args: {
    group: 'channel',
    value: 'bank',
    name: 'Bank transfer',
    limits: '$10 to $5,000',
    fee: 'Free',
    arrival: 'Within 5 minutes',
    selected: false,
    onSelect: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Always say the fee, also when there is none.'],
        dont: ['Do not set off the channel that suits the house.'],
        accessibility: ['A native radio button: the arrow keys go through the cards of a group.'],
      },
    },
  },
} satisfies Meta<typeof PaymentChannelCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio'));

    await expect(args.onSelect).toHaveBeenCalledWith('bank');
  },
};

export const Selected: Story = { args: { selected: true } };

export const Disabled: Story = {
  args: { unavailable: 'Closed for maintenance until 18:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
  },
};

export const Group: Story = {
  render: (args) => <Choosing {...args} selected />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    await expect(args.onSelect).toHaveBeenLastCalledWith('wallet');
    await expect(canvas.getByRole('radio', { name: /Pocket wallet/u })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    name: 'Echtzeitüberweisung der Genossenschaftsbanken',
    limits: '10.000.000 bis 5.000.000.000 MMK',
    fee: 'Bearbeitungsgebühr 1,5 %, mindestens 500 MMK',
  },
};
