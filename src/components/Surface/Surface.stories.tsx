import type { Meta, StoryObj } from '@storybook/react-vite';
import { word } from '#stories/words.ts';
import { Surface } from './Surface.tsx';

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { children: word('footer.responsibleNote') },
  parameters: {
    docs: {
      notes: {
        do: ['Use `raised` for what can be opened, `floating` for what lies over the page.'],
        dont: ['Do not put a surface into a surface only for its frame.'],
        accessibility: ['Text keeps at least 4.5:1 on every level.'],
      },
    },
  },
} satisfies Meta<typeof Surface>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Surface {...args} level="flat" />
      <Surface {...args} level="raised" />
      <Surface {...args} level="floating" />
      <Surface {...args} level="sunken" />
    </div>
  ),
};

export const Paddings: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Surface {...args} padding="none" />
      <Surface {...args} padding="sm" />
      <Surface {...args} padding="lg" />
    </div>
  ),
};
