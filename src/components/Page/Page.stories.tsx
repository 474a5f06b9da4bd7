import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Surface } from '../Surface/Surface.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  args: { children: <Surface>{word('footer.responsibleNote')}</Surface> },
  parameters: {
    docs: {
      notes: {
        do: ['Use it once in a document, around all that is not navigation.'],
        dont: ['Do not set wide widths for running text: about seventy characters is enough.'],
        accessibility: ['It is the main landmark; the skip link moves the focus to it.'],
      },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    main.focus();
    await expect(main).toHaveFocus();
  },
};

export const Text: Story = { args: { width: 'text' } };

export const Full: Story = { args: { width: 'full' } };
