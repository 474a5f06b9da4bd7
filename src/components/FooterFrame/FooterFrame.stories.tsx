import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleFooter } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { FooterFrame } from './FooterFrame.tsx';

const { vendors, legal } = sampleFooter({}, fn());

const meta = {
  title: 'Frame/FooterFrame',
  component: FooterFrame,
  args: { label: word('footer.label'), children: <p>The ways of the variant.</p>, vendors, legal },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Build a new footer on it: the small print is the same for all.'],
        dont: ['Do not leave out the licence or the age: they stand on every page.'],
        accessibility: ['A named content info; the age mark says in words what it means.'],
      },
    },
  },
} satisfies Meta<typeof FooterFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sample Helpline' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '+44-20-7946-0100' })).toHaveAttribute(
      'href',
      'tel:+44-20-7946-0100',
    );
  },
};

export const WithoutVendors: Story = {
  args: { vendors: { label: word('footer.vendors'), names: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LicenceWithoutAPage: Story = {
  args: { legal: { ...legal, helpline: undefined, licence: { words: legal.licence.words } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div dir="rtl">
      <FooterFrame {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // A telephone number is read from the left in every script.
    await expect(canvas.getByRole('link', { name: '+44-20-7946-0100' })).toHaveAttribute(
      'dir',
      'ltr',
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
