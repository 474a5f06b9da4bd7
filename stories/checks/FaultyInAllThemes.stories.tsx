// Wrong on purpose, see `Faulty.stories.tsx`; alone in its file: a component with one story is looked
// at in every brand and mode in every run.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getMerchants } from '../storybook/merchants.ts';
import { everyTheme } from '../storybook/checks/themes.ts';
import { Faulty } from './faulty.tsx';

const meta = {
  title: 'Checks/Faulty in all themes',
  component: Faulty,
  tags: ['!dev', '!autodocs'],
  args: { children: 'Words' },
} satisfies Meta<typeof Faulty>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nowhere to be read: reported in the own theme, from right to left and in all others. */
export const PaleEverywhere: Story = {
  args: { style: { color: '#999', background: '#aaa' } },
  parameters: {
    expectedViolations: [
      /Checks\/Faulty in all themes › Pale Everywhere/,
      /color-contrast: #999999 on #aaaaaa is 1\.22:1, needs 4\.5:1\n\s+<div style="color/,
      new RegExp(
        everyTheme(getMerchants())
          .map(({ merchant, mode }) => `(?=[^\n]*in[^\n]* ${merchant} ${mode} (?:ltr|rtl))`)
          .join(''),
      ),
      / rtl/,
    ],
  },
};
