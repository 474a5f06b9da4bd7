import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { hostLooks } from './host-looks.ts';
import { HostPortrait } from './HostPortrait.tsx';

const meta = {
  title: 'Gaming/HostPortrait',
  component: HostPortrait,
  args: { look: 0, label: word('liveHosts.portrait', { name: 'Aye' }) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Say near it that the portraits are drawn.'],
        dont: ['Do not use it for a person who exists.'],
        accessibility: ['With a label it is an image; without one it is decoration beside a name.'],
      },
    },
  },
} satisfies Meta<typeof HostPortrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const Everybody: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(48rem, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div style={{ display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(6, 1fr)' }}>
      {hostLooks.map((_look, look) => (
        <HostPortrait key={look} look={look} />
      ))}
    </div>
  ),
};
