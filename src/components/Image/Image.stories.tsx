import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { Image } from './Image.tsx';

const tried = new Set<HTMLImageElement>();

/** For `beforeEach`: keeps every image that is put into the page: each of them asks once. */
const watchTries = () => {
  tried.clear();
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLImageElement) tried.add(node);
      if (!(node instanceof Element)) continue;
      for (const image of node.querySelectorAll('img')) tried.add(image);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** The addresses that were asked for, in their order. */
const asked = (): (string | null)[] => [...tried].map((image) => image.getAttribute('src'));

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
  args: { src: sampleArt.crash },
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
    <section aria-label="Scrolls" tabIndex={0} style={{ blockSize: 200, overflow: 'auto' }}>
      <Image {...args} src={sampleArt.lantern} alt="In sight" />
      <div style={{ blockSize: 600 }} />
      <Image {...args} src={sampleArt.roulette} alt="Its neighbour" />
      <Image {...args} />
    </section>
  ),
  play: async ({ canvas, args }) => {
    const scroller = canvas.getByRole('region');
    const frame = scroller.lastElementChild as HTMLElement;
    const show = (share: number): void => {
      const hidden = frame.getBoundingClientRect().height * (1 - share);
      scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - hidden;
    };
    // All are looked at together: once another has come, this one was found to be out of sight.
    await canvas.findByRole('img', { name: 'In sight' });
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    // A twentieth is too little, a fifth is enough: a tenth has to be seen.
    show(0.05);
    await canvas.findByRole('img', { name: 'Its neighbour' });
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    show(0.2);
    await canvas.findByRole('img', { name: args.alt });
  },
};

export const RetriedThenFallback: Story = {
  args: { src: '/no-such-picture.png?with-a-way-out', fallback: sampleArt.reels },
  beforeEach: watchTries,
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img').closest('[data-phase]')).toHaveAttribute(
        'data-phase',
        'shown',
      ),
    );
    await expect(asked()).toEqual([args.src, args.src, args.fallback]);
  },
};

export const Broken: Story = {
  args: { src: '/no-such-picture.png?without' },
  beforeEach: watchTries,
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: args.alt })).not.toBeInstanceOf(HTMLImageElement),
    );
    await expect(asked()).toEqual([args.src, args.src]);
  },
};
