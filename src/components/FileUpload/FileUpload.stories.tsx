import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HoldValue } from '#stories/HoldValue.tsx';
import { word } from '#stories/words.ts';
import { FileUpload } from './FileUpload.tsx';

/** A picture of 2 × 2 points, so that the previews show something. */
const picture = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGO4snjDlcUbGCAUAwMDAwA9IAb5m2VEtgAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);

const pictureFile = (name: string): File =>
  new File([picture], name, { type: 'image/png', lastModified: 1 });

const chosen = (name: string) => ({ id: name, file: pictureFile(name) });

const labels = {
  choose: 'Choose pictures',
  drop: 'or drop them here: PNG or JPG, up to 5 MB each.',
  full: 'Three pictures are chosen. Remove one to take another.',
  list: 'Chosen pictures',
  remove: 'Remove',
  retry: word('common.retry'),
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  refused: 'Not taken',
  dismiss: word('common.close'),
  errors: {
    kind: 'this is not a PNG or JPG picture.',
    size: 'larger than 5 MB.',
    empty: 'the file is empty.',
    tooMany: 'there are three already.',
    again: 'it was chosen before.',
    unreadable: 'the file cannot be read.',
  },
};

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Proof of payment',
    hint: 'A picture of the receipt, so that we find your deposit.',
    language: 'en',
    value: [],
    onChange: fn(),
    labels,
  },
  render: (args) => (
    <HoldValue value={args.value} onChange={args.onChange}>
      {(bound) => <FileUpload {...args} {...bound} />}
    </HoldValue>
  ),
  parameters: {
    docs: {
      notes: {
        do: [
          'Say kinds, size and number before anything is chosen.',
          'Send each file by itself and show how it goes: a lost line costs one file only.',
        ],
        dont: ['Do not trust the check: the platform looks into every file again.'],
        accessibility: [
          'The zone is the label of a real file input: Tab reaches it, Enter and space open it.',
          'What was not taken is announced with its reason.',
          'Who removes a picture comes back to the zone.',
        ],
      },
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, [pictureFile('receipt.png'), pictureFile('page-2.png')]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    const removeOf = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
    removeOf('receipt.png').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(removeOf('page-2.png')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    const program = new File(['MZ\u0090 not a picture at all'], 'holiday.png', {
      type: 'image/png',
    });
    await userEvent.upload(input, [program, new File([], 'nothing.jpg', { type: 'image/jpeg' })]);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('holiday.png'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(labels.errors.empty);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('label:has(input)') as HTMLElement;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pictureFile('dropped.png'));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    zone.dispatchEvent(new DragEvent('dragover', options));
    await waitFor(() => expect(zone).toHaveAttribute('data-over'));
    zone.dispatchEvent(new DragEvent('drop', options));
    await waitFor(() => expect(canvas.getByText('dropped.png')).toBeVisible());
  },
};

export const Loading: Story = {
  args: {
    value: [chosen('receipt.png'), chosen('page-2.png'), chosen('page-3.png')],
    uploads: {
      'receipt.png': { state: 'sent' },
      'page-2.png': { state: 'sending', share: 0.6 },
      'page-3.png': { state: 'failed' },
    },
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.6');
    const [retry] = canvas.getAllByRole('button', { name: /page-3/u });
    await userEvent.click(retry as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledWith('page-3.png');
  },
};

export const Error: Story = { args: { required: true, error: word('fieldRules.required') } };

export const Disabled: Story = {
  args: { value: [chosen('receipt.png')], disabled: true },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('input')).toBeDisabled(),
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Nachweis der Überweisung oder Einzahlungsbeleg Ihres Geldinstituts',
    value: [
      chosen('Bildschirmfoto_der_Überweisungsbestätigung_vom_21._November_2026_um_18.04.png'),
    ],
    labels: {
      ...labels,
      choose: 'ငွေလွှဲပြေစာ ဓာတ်ပုံများကို ရွေးချယ်ပါ',
      drop: 'oder hier ablegen: PNG oder JPG, jeweils höchstens fünf Megabyte.',
    },
  },
};
