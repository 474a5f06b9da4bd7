import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleModes } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { ModeRow } from './ModeRow.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const meta = {
  title: 'Frame/ModeSwitch',
  component: ModeSwitch,
  args: { label: word('header.mode'), value: 'dark', options: sampleModes, onChange: fn() },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'end',
          background: 'var(--lv-color-header-bg)',
          padding: 8,
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Offer the device’s own mode where the brand has both.'],
        dont: ['Do not show it for a brand with one mode: there is nothing to choose.'],
        accessibility: ['The button’s name tells the mode that holds, besides the icon.'],
      },
    },
  },
} satisfies Meta<typeof ModeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    const [light] = screen.getAllByRole('menuitemradio');
    await userEvent.click(light as HTMLElement);
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
};

export const Open: Story = {
  args: { value: 'system' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3);
  },
};

export const OneMode: Story = {
  args: { options: sampleModes.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InTheSideMenu: Story = {
  decorators: [
    (Story) => (
      <div
        style={{ inlineSize: '100%', background: 'var(--lv-color-surface-raised)', padding: 16 }}
      >
        <Story />
      </div>
    ),
  ],
  render: (args) => <ModeRow {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const [light] = canvas.getAllByRole('radio');
    await userEvent.click(light as HTMLElement);
    await expect(args.onChange).toHaveBeenCalledWith('light');
  },
};
