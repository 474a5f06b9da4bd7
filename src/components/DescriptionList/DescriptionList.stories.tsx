import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Basics/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { id: 'vendor', term: word('gameFacts.vendor'), value: 'Gilded Kite' },
      { id: 'type', term: word('gameFacts.type'), value: word('categories.RNG') },
      { id: 'rtp', term: word('gameFacts.rtp'), value: '96.4 %' },
      { id: 'volatility', term: word('gameFacts.volatility') },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: ['Keep terms short: a noun, without a colon.'],
        dont: ['Do not use it to compare several things: that is a Table.'],
        accessibility: [
          'It is a list of terms and descriptions; each value is read with its term.',
        ],
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('–');
  },
};

export const Stacked: Story = { args: { layout: 'stacked' } };

export const Columns: Story = { args: { layout: 'columns' } };

export const Loading: Story = { args: { loading: true } };

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'long',
        term: 'Auszahlungsquote laut Prüfbericht des unabhängigen Labors',
        value: 'Sechsundneunzigkommavierprozent-im-langjährigen-Durchschnitt',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
};
