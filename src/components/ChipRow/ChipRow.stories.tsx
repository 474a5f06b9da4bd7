import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Chip } from '../Chip/Chip.tsx';
import { ChipRow } from './ChipRow.tsx';

const chips = (names: readonly string[]) =>
  names.map((name, index) => (
    <Chip key={name} selected={index === 0} onChange={() => undefined}>
      {name}
    </Chip>
  ));

const meta = {
  title: 'Gaming/ChipRow',
  component: ChipRow,
  args: {
    label: word('gameList.vendorLabel'),
    children: chips(['All vendors', 'Gilded Kite', 'Northern Table', 'Pitchside', 'Tidal']),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Put the chip that lifts the filter first.'],
        dont: ['Do not use it for more than about twenty chips: a select finds them sooner.'],
        accessibility: [
          'A group with a name; what runs out of the screen is reached by Tab and scrolls into sight.',
        ],
      },
    },
  },
} satisfies Meta<typeof ChipRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The keyboard brings a chip that has run out of the screen back into it. */
export const Many: Story = {
  args: { children: chips(Array.from({ length: 18 }, (_name, index) => `Vendor ${index + 1}`)) },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getAllByRole('button').at(-1) as HTMLElement;
    for (let step = 0; step < 18; step += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    const { right, left } = last.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongText: Story = {
  args: {
    children: chips([
      'Alle Anbieter',
      'Gesellschaft für außerordentliche Spielautomaten',
      'လောင်းကစားဂိမ်းပံ့ပိုးသူအားလုံး',
    ]),
  },
};
