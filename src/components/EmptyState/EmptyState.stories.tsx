import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Basics/EmptyState',
  component: EmptyState,
  args: {
    title: word('home.favoritesEmptyTitle'),
    children: word('home.favoritesEmptyText'),
    icon: 'heart',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say how something comes here, and offer the way there.'],
        dont: ['Do not use it for a fault: that is an ErrorState.'],
        accessibility: ['The picture is decoration; the words say all.'],
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: {
    action: <Button onPress={fn()}>{word('status.notFoundHome')}</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const TitleOnly: Story = { args: { children: undefined, icon: undefined } };

export const LongText: Story = {
  args: {
    title: 'Keine Freispielguthabenübertragungen vorhanden',
    children: word('footer.responsibleNote'),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
