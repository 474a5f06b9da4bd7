import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForeignText } from './ForeignText.tsx';

const meta = {
  title: 'Layout/ForeignText',
  component: ForeignText,
  args: { language: 'ar', children: 'أهلا بك في الواحة' },
  render: (args) => (
    <p>
      A slogan that was written in one language only: <ForeignText {...args} />.
    </p>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Mark every text that falls back to another language than the page’s.'],
        dont: ['Do not mark what is in the page’s own language.'],
        accessibility: ['A screen reader takes the right voice, the browser the right face.'],
      },
    },
  },
} satisfies Meta<typeof ForeignText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[lang="ar"]');
    await expect(text).toHaveAttribute('dir', 'rtl');
  },
};

export const LeftToRightInAnArabicPage: Story = {
  args: { language: 'en', children: 'Play by the rules (and 18+ only)!' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('span[lang="en"]')).toHaveAttribute('dir', 'ltr');
  },
};

export const InThePagesLanguage: Story = {
  args: { language: undefined, children: 'nothing is put around it' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p span')).toBeNull();
  },
};
