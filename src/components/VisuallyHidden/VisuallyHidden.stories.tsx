import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: word('common.newWindow') },
  render: (args) => (
    <p>
      A page without a visible word about what it is. <VisuallyHidden {...args} />
    </p>
  ),
  parameters: {
    docs: {
      notes: {
        do: ['Use it for a page’s title where the page shows none, or for words after an icon.'],
        dont: ['Do not put in here what can take the focus: it could not be seen.'],
        accessibility: ['`live` reads a change aloud after what is being read.'],
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(/./, { selector: 'p > span' });
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const AsATitle: Story = {
  args: { as: 'h1', children: word('promotions.title') },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  },
};

export const ReadOnChange: Story = {
  args: { as: 'div', live: true },
  render: (args) => <VisuallyHidden {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live="polite"]')).not.toBeEmptyDOMElement();
  },
};
