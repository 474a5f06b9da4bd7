import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { Image } from './Image.tsx';

/** How often an address was asked for since the page was opened. */
const asked = (address: string): number =>
  performance.getEntriesByName(new URL(address, location.href).href).length;

const meta = {
  title: 'Basics/Image',
  component: Image,
  args: { src: sampleArt.koi, alt: 'Golden koi in a moonlit pond', ratio: '4 / 3' },
  parameters: {
    docs: {
      notes: {
        do: [
          'Give every image its ratio: its place must not jump.',
          'Mark as `eager` only what the first screen shows.',
        ],
        dont: ['Do not describe decoration: an empty `alt` is right for it.'],
        accessibility: ['`alt` is its name, also when it cannot be had; decoration stays silent.'],
      },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Image>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const image = await canvas.findByRole('img', { name: args.alt });
    await waitFor(() =>
      expect(image.closest('[data-phase]')).toHaveAttribute('data-phase', 'shown'),
    );
  },
};

export const Eager: Story = { args: { eager: true, src: sampleArt.reef } };

export const Contained: Story = { args: { fit: 'contain', ratio: '16 / 9' } };

export const OutOfSight: Story = {
  args: { src: `${sampleArt.crash}?out-of-sight` },
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
    <section aria-label="Scrolls" tabIndex={0} style={{ blockSize: 200, overflow: 'auto' }}>
      <div style={{ blockSize: 600 }} />
      <Image {...args} />
    </section>
  ),
  play: async ({ canvas, args }) => {
    const scroller = canvas.getByRole('region');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(asked(args.src)).toBe(0);
    const height = scroller.scrollHeight - 600;
    // A twentieth is too little, a fifth is enough: a tenth has to be seen.
    scroller.scrollTop = 400 + height * 0.05;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(asked(args.src)).toBe(0);
    scroller.scrollTop = 400 + height * 0.2;
    await waitFor(() => expect(canvas.getByRole('img')).toBeInTheDocument());
  },
};

export const RetriedThenFallback: Story = {
  args: { src: '/no-such-picture.png?with-a-way-out', fallback: sampleArt.reels },
  play: async ({ canvas, args }) => {
    const isShown = () =>
      expect(canvas.getByRole('img')).toHaveAttribute('src', args.fallback ?? '');
    await waitFor(isShown, { timeout: 5000 });
    await expect(asked(args.src)).toBe(2);
  },
};

export const Broken: Story = {
  args: { src: '/no-such-picture.png?without' },
  play: async ({ canvas, args }) => {
    await waitFor(
      () =>
        expect(canvas.getByRole('img', { name: args.alt })).not.toBeInstanceOf(HTMLImageElement),
      { timeout: 5000 },
    );
    await expect(asked(args.src)).toBe(2);
  },
};
