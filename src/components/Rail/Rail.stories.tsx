import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleNavigation } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { Rail, type RailProps } from './Rail.tsx';

/** Keeps whether the rail is unfolded, as a site does. */
const KeptRail = (props: RailProps) => {
  const [unfolded, setUnfolded] = useState(props.unfolded);
  return (
    <Rail
      {...props}
      unfolded={unfolded}
      onUnfold={(next) => {
        setUnfolded(next);
        props.onUnfold(next);
      }}
    />
  );
};

const meta = {
  title: 'Frame/Rail',
  component: Rail,
  args: {
    label: word('nav.label'),
    items: sampleNavigation(6),
    unfolded: false,
    onUnfold: fn(),
    unfoldLabel: word('nav.unfoldRail'),
    foldLabel: word('nav.foldRail'),
  },
  render: (args) => <KeptRail {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 560, transform: 'translate(0)' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Keep the choice between folded and unfolded on the device.'],
        dont: ['Do not use it below 1,024 px: there the side menu takes its place.'],
        accessibility: [
          'Folded, the words stand small below the icons: no icon stands alone.',
          'The arrow of a category shows itself to pointer and keyboard.',
        ],
      },
    },
  },
} satisfies Meta<typeof Rail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getAllByRole('button')[0] as HTMLElement;
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnfold).toHaveBeenLastCalledWith(true);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(args.onUnfold).toHaveBeenLastCalledWith(false);
  },
};

export const Unfolded: Story = { args: { unfolded: true } };

export const VendorsUnfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getAllByRole('button')[1] as HTMLElement;
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Gilded Kite')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Gilded Kite')).toBeNull();
    await userEvent.keyboard('{Enter}');
  },
};

export const LongText: Story = {
  args: {
    items: sampleNavigation(3).map((item) => ({
      ...item,
      label: 'Glücksspielgemeinschaft und Pferderennen',
    })),
  },
};
