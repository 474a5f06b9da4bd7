import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Html } from './Html.tsx';

const meta = {
  title: 'Basics/Html',
  component: Html,
  args: {
    html: `<h2>Welcome bonus</h2><p>Deposit <strong>20</strong> and play with 40. <a href="/help">How it works</a></p>
      <ul><li>Once per player</li><li>Turnover: 10 times</li></ul>
      <table><tr><th scope="col">Deposit</th><th scope="col">Bonus</th></tr><tr><td>20</td><td>20</td></tr></table>
      <blockquote>Play for fun.</blockquote>`,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Use it for articles that a merchant writes: notices, promotions, help.'],
        dont: ['Do not build screens with it: components do that.'],
        accessibility: [
          'Headings begin at level 2; pictures without words are marked as decoration.',
        ],
      },
    },
  },
} satisfies Meta<typeof Html>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Cleaned: Story = {
  args: {
    html: '<p onclick="steal()">Safe <script>steal()</script><a href="javascript:steal()">words</a> <a href="https://example.org">away</a></p>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('steal');
    const away = canvas.getByRole('link', { name: 'away' });
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongText: Story = {
  args: { html: `<p>${'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(12)}</p>` },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
