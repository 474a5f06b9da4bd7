import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wheelSegments, type WheelRisk } from '#games/house-wheel/rules/house-wheel-rules.ts';
import { WheelOfLuck } from './WheelOfLuck.tsx';

const wheelOf = (variant: string, risk: WheelRisk) =>
  wheelSegments(variant, risk).map((hundredths) => hundredths / 100);

const meta = {
  title: 'Gaming/WheelOfLuck',
  component: WheelOfLuck,
  args: {
    segments: wheelOf('rainbow', 'calm'),
    segment: 4,
    sentence: 'The wheel stopped at 1.50×',
    label: 'A wheel of 20 segments',
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Make every segment as wide as its chance: all of them alike.'],
        dont: ['Do not let the wheel creep over the last segment for suspense.'],
        accessibility: [
          'The sentence tells where it stopped; the wheel is decoration.',
          'Each segment carries what it pays, so that color is not all that tells it.',
          'With reduced motion the wheel stands at its end at once.',
        ],
      },
    },
  },
} satisfies Meta<typeof WheelOfLuck>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The wheel stopped at 1.50×')).toBeVisible();
  },
};

export const Lively: Story = { args: { segments: wheelOf('royal', 'lively'), segment: 2 } };

export const Wild: Story = {
  args: { segments: wheelOf('brass', 'wild'), segment: 0, sentence: 'The wheel stopped at 15.68×' },
};

export const Turning: Story = {
  args: { turnMs: 500, sentence: 'The wheel turns' },
  globals: { motion: 'full' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
