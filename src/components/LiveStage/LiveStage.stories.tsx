import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardOf, cardText } from '#games/shared/rules/cards/card.ts';
import { rouletteColor, rouletteWheel } from '#games/roulette/rules/roulette-table.ts';
import { CardHand } from '../CardHand/CardHand.tsx';
import { CardTable } from '../CardTable/CardTable.tsx';
import { ResultTrail } from '../ResultTrail/ResultTrail.tsx';
import { TableWheel } from '../TableWheel/TableWheel.tsx';
import { LiveStage } from './LiveStage.tsx';

const cardLabel = (card: number | null) => (card === null ? 'a card, face down' : cardText(card));

const meta = {
  title: 'Gaming/LiveStage',
  component: LiveStage,
  args: {
    host: { look: 2, name: 'Noor' },
    hostLine: 'leads this table',
    status: 'Place your bets',
    seconds: 12,
    secondsLabel: 'seconds left',
    phase: 'open',
    children: (
      <CardTable>
        {['Player', 'Banker'].map((label, at) => (
          <CardHand
            key={label}
            label={label}
            total={String(at + 5)}
            cards={[cardOf('2', 'hearts'), cardOf(at === 0 ? '3' : '4', 'spades')]}
            cardLabel={cardLabel}
          />
        ))}
      </CardTable>
    ),
    foot: (
      <ResultTrail
        label="Results before"
        results={['B 7', 'P 9', 'B 6'].map((text) => ({ id: text, text, tone: 'plain' }))}
      />
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Use the host of the table everywhere: on the shelf, here, in the records.'],
        dont: ['Do not let the host say that a result is due, or cheer a loss.'],
        accessibility: [
          'The phase is text; the seconds are a figure with its unit for screen readers.',
          'The host is a drawing without meaning for the game; with reduced motion it stands still.',
        ],
      },
    },
  },
} satisfies Meta<typeof LiveStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noor')).toBeVisible();
    await expect(canvas.getByText('12')).toBeVisible();
  },
};

export const Wheel: Story = {
  args: {
    host: { look: 7, name: 'Raj' },
    status: 'The wheel stands',
    phase: 'ended',
    seconds: 4,
    children: (
      <TableWheel
        sectors={rouletteWheel.map((number) => ({
          label: String(number),
          tone: rouletteColor(number),
        }))}
        target={12}
        turning={false}
        turnMs={0}
        label="The wheel stands at 27"
        result="27"
      />
    ),
  },
};

export const ClosingSoon: Story = { args: { seconds: 3 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    status: 'Es werden keine Einsätze mehr angenommen',
    hostLine: 'führt durch diesen Spieltisch am Abend',
    phase: 'running',
    seconds: null,
  },
};
