import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandOf } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: word('promotions.title'), intro: word('promotionList.intro') },
  parameters: {
    docs: {
      notes: {
        do: ['One sentence says what the page is for.'],
        dont: ['Do not use it twice on a page: it has the heading of the first level.'],
        accessibility: ['The mark is decoration and is not read.'],
      },
    },
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
  },
};

export const Plate: Story = {
  args: { variant: 'plate', title: word('down.title') },
  render: (args, { globals }) => <PageHeader {...args} mark={brandOf(globals).mark} />,
};

export const TitleOnly: Story = { args: { intro: undefined } };

export const LongText: Story = {
  args: { title: 'Verantwortungsbewusstsein und Selbstbeschränkungsmöglichkeiten' },
  globals: { viewport: { value: 'phone' } },
};
