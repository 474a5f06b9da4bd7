import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RaceTrack } from './RaceTrack.tsx';

const meta = {
  title: 'Gaming/RaceTrack',
  component: RaceTrack,
  args: {
    label: 'The race',
    names: [
      'Apricot Thunder',
      'Cinder Lane',
      'Inkwell',
      'Kite String',
      'Jubilee Bell',
      'Hush Money',
    ],
    progress: [0.62, 0.58, 0.7, 0.49, 0.66, 0.61],
    places: null,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Move it about five times a second: it glides between.'],
        dont: ['Do not tell places before all have come in.'],
        accessibility: [
          'The list names the runners and, at the end, their places; the picture is not read.',
          'With reduced motion the numbers stand where they are instead of gliding.',
        ],
      },
    },
  },
} satisfies Meta<typeof RaceTrack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { chosen: 2 } };

export const AtTheLine: Story = { args: { progress: null } };

export const Over: Story = {
  args: {
    progress: [0.9, 0.95, 1, 0.88, 0.97, 0.93],
    places: ['5th', '3rd', '1st', '6th', '2nd', '4th'],
    chosen: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Inkwell1st');
  },
};

export const LongNames: Story = {
  args: {
    names: ['The Honourable Apricot Thunder of the Lower Meadow', 'B', 'C', 'D', 'E', 'F'],
    places: ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  },
  globals: { viewport: { value: 'phone' } },
};
