import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

const names = Object.keys(iconPaths) as IconName[];

const meta = {
  title: 'Basics/Icon',
  component: Icon,
  args: { name: 'gift', size: 32 },
  parameters: {
    docs: {
      notes: {
        do: ['Set words beside it wherever there is room.'],
        dont: ['Do not draw icons elsewhere: one more line in `icon-paths.ts` is enough.'],
        accessibility: [
          'It is decoration unless it has a label.',
          'What points along the line of reading turns round from right to left.',
        ],
      },
    },
  },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labelled: Story = {
  args: { label: 'Bonus' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bonus' })).toBeVisible();
  },
};

export const TheSet: Story = {
  render: (args) => (
    <ul
      style={{
        padding: 0,
        listStyleType: "''",
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
        gap: 16,
      }}
    >
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4 }}>
          <Icon {...args} name={name} />
          <span style={{ fontSize: 12 }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', fontSize: 40 }}>
      <Icon {...args} size={16} />
      <Icon {...args} size={24} />
      <Icon {...args} size="1em" />
    </div>
  ),
};
