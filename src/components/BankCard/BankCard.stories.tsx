import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BankCard } from './BankCard.tsx';

const meta = {
  title: 'Gaming/BankCard',
  component: BankCard,
  args: {
    bank: 'Harbour Bank',
    account: '012345674421',
    holder: 'A*** M****',
    state: 'verified',
    stateLabel: 'Verified',
    accountLabel: 'account ending in',
    removeLabel: 'Remove',
    onRemove: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Hand in what the platform has masked already; the card masks once more.'],
        dont: ['Never offer to show the whole number.'],
        accessibility: ['A screen reader hears "account ending in 4421", not the dots.'],
      },
    },
  },
} satisfies Meta<typeof BankCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'account ending in 4421' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('01234567');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = { args: { mainLabel: 'Main account' } };

export const Loading: Story = { args: { state: 'checking', stateLabel: 'Being checked' } };

export const Error: Story = { args: { state: 'refused', stateLabel: 'Name does not fit' } };

export const Frozen: Story = {
  args: { state: 'frozen', stateLabel: 'Frozen', removeLabel: undefined },
};

export const Wallet: Story = {
  args: { bank: 'Pocket wallet', icon: 'phone', account: '+95979601' },
};

export const LongText: Story = {
  args: {
    bank: 'Genossenschaftsbank der vereinigten Küstenprovinzen',
    holder: 'W***** v** d** B******************',
    mainLabel: 'Hauptauszahlungskonto',
    stateLabel: 'Überprüfung abgeschlossen',
  },
};
