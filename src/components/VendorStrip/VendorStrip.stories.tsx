import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { VendorStrip } from './VendorStrip.tsx';

const names = ['Gilded Kite', 'Northern Table', 'Pitchside', 'Tidal', 'Jade Table', 'Arena One'];
const vendors = names.map((name) => ({ id: name, name }));

const meta = {
  title: 'Gaming/VendorStrip',
  component: VendorStrip,
  args: { label: word('gameList.vendorLabel'), vendors },
  parameters: {
    docs: {
      notes: {
        do: ['Give links where a vendor has a page, `onSelect` where it filters a list.'],
        dont: ['Do not show a vendor whose games the brand does not offer.'],
        accessibility: [
          'A mark that is a picture has the vendor’s name as its text.',
          'The chosen one is told by its state and by a bar, not by color alone.',
        ],
      },
    },
  },
} satisfies Meta<typeof VendorStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filter: Story = {
  args: { onSelect: fn(), current: 'Pitchside' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('Gilded Kite');
    // A press on the chosen one lifts the filter.
    await userEvent.click(canvas.getByRole('button', { pressed: true }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

export const Links: Story = {
  args: {
    vendors: vendors.map((vendor) => ({ ...vendor, href: `#${vendor.id}` })),
    current: 'Tidal',
  },
};

export const Loading: Story = { args: { loading: true } };

export const LongText: Story = {
  args: {
    vendors: [
      { id: 'a', name: 'Gesellschaft für außerordentliche Spielautomaten mbH' },
      { id: 'b', name: 'ဂိမ်းပံ့ပိုးသူကုမ္ပဏီလီမိတက်' },
    ],
  },
};
