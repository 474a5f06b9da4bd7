import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeList } from './CodeList.tsx';

const meta = {
  title: 'Basics/CodeList',
  component: CodeList,
  args: {
    label: 'Recovery codes',
    codes: [
      '4F7K-9Q2M',
      '8H3D-1XWA',
      'C0RT-55NE',
      'ZK92-LM4P',
      'Q7TT-03VB',
      'N1GH-8HRN',
      'WA9E-2UDX',
      '6PLM-RR7S',
    ],
    labels: {
      copy: 'Copy',
      copied: 'Copied',
      failed: 'Your browser does not copy. Select the codes and copy them by hand.',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say beside it that the codes are shown only now, and where to keep them.'],
        dont: ['Do not use it for one text: that is a `CopyField`.'],
        accessibility: [
          'A group named by its label, with the codes as an ordered list.',
          'Whether copying worked is said, and does not depend on the sign.',
        ],
      },
    },
  },
} satisfies Meta<typeof CodeList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: 'Copy: Recovery codes' })).toBeVisible();
  },
};

export const OneLeft: Story = { args: { codes: ['4F7K-9Q2M'] } };

export const LongCodes: Story = {
  args: { codes: ['4F7K-9Q2M-8H3D-1XWA-C0RT-55NE-ZK92-LM4P', 'Q7TT-03VB-N1GH-8HRN-WA9E-2UDX'] },
};
