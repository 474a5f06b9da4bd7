import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Pagination } from './Pagination.tsx';

const HeldPagination = (props: ComponentProps<typeof Pagination>) => {
  const [page, setPage] = useState(props.page);
  const change = (next: number) => {
    setPage(next);
    props.onChange(next);
  };
  return <Pagination {...props} page={page} onChange={change} />;
};

const meta = {
  title: 'Basics/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pages: 9,
    onChange: fn(),
    label: word('notices.pages'),
    previousLabel: word('common.previous'),
    nextLabel: word('common.next'),
  },
  render: (args) => <HeldPagination {...args} />,
  parameters: {
    docs: {
      notes: {
        do: ['Show it below the list, and only for lists that are searched, not browsed.'],
        dont: ['Do not hide a single page behind a gap.'],
        accessibility: [
          'The page that is shown is marked as current.',
          'A button that turns off hands the focus on.',
          'Nine entries fit 360 px, each at least 44 px high.',
        ],
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const previous = canvas.getByRole('button', { name: args.previousLabel });
    await expect(previous).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: args.nextLabel }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};

export const ToTheEnds: Story = {
  args: { pages: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.nextLabel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: args.nextLabel })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: args.previousLabel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: args.previousLabel })).toBeDisabled();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus();
  },
};

export const Middle: Story = { args: { page: 5 } };

export const Last: Story = { args: { page: 9 } };

export const FewPages: Story = { args: { pages: 3, page: 2 } };

export const OnePage: Story = {
  args: { pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  args: { page: 50, pages: 100 },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
