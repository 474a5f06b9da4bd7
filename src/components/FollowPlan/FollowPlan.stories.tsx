import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FollowPlan, type FollowPlanProps } from './FollowPlan.tsx';

const start = Date.now();
const issuesOf = (count: number) =>
  Array.from({ length: count }, (_issue, index) => ({
    issueNo: `20261121-${String(43 + index).padStart(3, '0')}`,
    closesAt: new Date(start + (index * 5 + 2) * 60_000).toISOString(),
    multiple: 1,
  }));

const Planning = (props: FollowPlanProps) => {
  const [plan, setPlan] = useState({ on: props.on, issues: props.issues, stop: props.stopOnWin });
  return (
    <FollowPlan
      {...props}
      on={plan.on}
      onToggle={(on) => setPlan({ ...plan, on })}
      issues={plan.issues}
      onCountChange={(count) => setPlan({ ...plan, issues: issuesOf(count) })}
      onMultipleChange={(issueNo, multiple) => {
        props.onMultipleChange(issueNo, multiple);
        const issues = plan.issues.map((issue) =>
          issue.issueNo === issueNo ? { ...issue, multiple } : issue,
        );
        setPlan({ ...plan, issues });
      }}
      stopOnWin={plan.stop}
      onStopChange={(stop) => setPlan({ ...plan, stop })}
    />
  );
};

const meta = {
  title: 'Gaming/FollowPlan',
  component: FollowPlan,
  render: (args) => <Planning {...args} />,
  args: {
    on: true,
    onToggle: fn(),
    issues: issuesOf(4),
    onCountChange: fn(),
    maximum: 20,
    onMultipleChange: fn(),
    maximumMultiple: 99,
    onceMinor: 600,
    stopOnWin: true,
    onStopChange: fn(),
    currency: 'USD',
    language: 'en',
    labels: {
      follow: 'Play in several draws',
      followHint: 'The stakes of all draws are paid now.',
      count: 'Draws',
      more: 'More',
      fewer: 'Fewer',
      issues: 'Draws of the plan',
      times: 'Times',
      stop: 'Stop when it wins',
      stopHint: 'What later draws cost comes back.',
      draws: (count) => (count === 1 ? '1 draw' : `${count} draws`),
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say that all draws are paid at once, and what a win does to those to come.'],
        dont: ['Do not raise the stake from draw to draw by yourself: no loss is chased here.'],
        accessibility: ['Each field is named with its draw; the sum is announced as it changes.'],
      },
    },
  },
} satisfies Meta<typeof FollowPlan>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 draws');
    await expect(canvas.getByRole('status')).toHaveTextContent('$24.00');

    await userEvent.click(canvas.getByRole('button', { name: 'More Times: 20261121-044' }));
    await expect(args.onMultipleChange).toHaveBeenLastCalledWith('20261121-044', 2);
    await expect(canvas.getByRole('status')).toHaveTextContent('$30.00');
  },
};

export const Skipped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer Times: 20261121-045' }));

    await expect(canvas.getByRole('status')).toHaveTextContent('3 draws');
    await expect(canvas.getByRole('status')).toHaveTextContent('$18.00');
  },
};

export const Off: Story = {
  args: { on: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('list')).toBeNull();

    await userEvent.click(canvas.getByRole('switch', { name: /Play in several draws/u }));
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More Times: 20261121-044' })).toBeDisabled();
  },
};

export const Phone: Story = {
  args: { issues: issuesOf(12) },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 296 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
