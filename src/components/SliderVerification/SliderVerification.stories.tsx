import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SliderVerification } from './SliderVerification.tsx';

const labels = {
  label: 'One more step',
  instruction: 'Slide to the end',
  busy: 'Just a moment',
  passed: 'Thank you',
  failed: 'That did not work. Please try again.',
  alternative: 'Go on without sliding',
};

const meta = {
  title: 'Forms/SliderVerification',
  component: SliderVerification,
  args: { labels, state: 'idle', onDone: fn() },
  parameters: {
    docs: {
      notes: {
        do: ['Send what it hands over to the platform, which decides; show its answer by `state`.'],
        dont: [
          'Do not call it a proof: a script can move a handle as well as a person.',
          'Do not leave out the way without sliding.',
        ],
        accessibility: [
          'The handle is a slider: arrows, Page Up, Page Down, Home and End move it.',
          'The button beside it needs neither a drag nor a steady hand (WCAG 2.5.7).',
        ],
      },
    },
  },
} satisfies Meta<typeof SliderVerification>;
export default meta;

type Story = StoryObj<typeof meta>;

const drag = async (handle: HTMLElement, share: number): Promise<void> => {
  const box = handle.getBoundingClientRect();
  const rail = (handle.parentElement as HTMLElement).getBoundingClientRect();
  const sign = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
  const way = (rail.width - box.width) * share * sign;
  const from = { clientX: box.x + 5, clientY: box.y + 5, pointerId: 1, button: 0 };
  handle.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(handle, from);
  for (let step = 1; step <= 10; step += 1)
    await fireEvent.pointerMove(handle, { ...from, clientX: from.clientX + (way * step) / 10 });
  await fireEvent.pointerUp(handle, { ...from, clientX: from.clientX + way });
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('slider');
    await drag(handle, 0.5);
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
    await drag(handle, 1.05);
    await expect(args.onDone).toHaveBeenCalledTimes(1);
    const result = args.onDone.mock.calls[0]?.[0];
    await expect(result?.method).toBe('drag');
    await expect(result?.track.length).toBeGreaterThan(5);
    await expect(result?.track.at(-1)?.share).toBe(1);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(handle).toHaveAttribute('aria-valuenow', '60');
    await userEvent.keyboard('{End}');
    await expect(args.onDone.mock.calls[0]?.[0]).toMatchObject({ method: 'keyboard', track: [] });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '10');
    await drag(canvas.getByRole('slider'), 1.2);
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};

export const WithoutSliding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDone.mock.calls[0]?.[0]).toMatchObject({ method: 'button' });
  },
};

export const Loading: Story = {
  args: { state: 'busy' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

export const Passed: Story = { args: { state: 'passed' } };

export const Error: Story = { args: { state: 'failed' } };

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    labels: {
      ...labels,
      label: 'Zur Sicherheit noch ein letzter Schritt vor dem Absenden',
      instruction: 'ခလုတ်ကို အဆုံးအထိ ဆွဲပါ သို့မဟုတ် မြှားခလုတ်များကို သုံးပါ',
      alternative: 'Ohne Ziehen fortfahren, etwa mit einer Bildschirmtastatur',
    },
  },
};
