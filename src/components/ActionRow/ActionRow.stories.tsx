import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { ActionRow } from './ActionRow.tsx';

const meta = {
  title: 'Basics/ActionRow',
  component: ActionRow,
  args: {
    icon: 'phone',
    title: 'Mobile number',
    children: '+95 ••• 1234',
    state: <StatusPill tone="success">Verified</StatusPill>,
    action: (
      <Button variant="secondary" size="sm" aria-label="Change: Mobile number">
        Change
      </Button>
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Stack several in one card: each draws a line under itself but the last.'],
        dont: ['Do not put a form into a row: let its button open one.'],
        accessibility: [
          'A group named by its title.',
          'The name of its button says the title too, so that buttons in a list can be told apart.',
        ],
      },
    },
  },
} satisfies Meta<typeof ActionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Mobile number' })).toBeVisible();
  },
};

export const NothingSet: Story = {
  args: {
    icon: 'lock',
    title: 'Payment password',
    children: 'Six digits that every withdrawal asks for.',
    state: <StatusPill tone="warning">Not set</StatusPill>,
    action: (
      <Button size="sm" aria-label="Set: Payment password">
        Set
      </Button>
    ),
  },
};

export const WithoutAction: Story = { args: { action: undefined, state: undefined } };

export const LongText: Story = {
  args: {
    title: 'Benachrichtigungsadresse für Auszahlungsbestätigungen',
    children:
      'bartholomaeus-maximilian.von-hohenlohe-langenburg@kundenkommunikation.beispielunternehmen.example',
  },
};
