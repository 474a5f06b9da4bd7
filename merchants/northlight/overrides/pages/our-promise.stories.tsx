import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownProps } from '#stories/own-words.ts';
import '../styles.css';
import words from '../words/en.json' with { type: 'json' };
import { OurPromisePage } from './our-promise.page.tsx';

const meta = {
  title: 'Brands/Northlight/Our promise',
  component: OurPromisePage,
  args: ownProps(words.own, 'Northlight'),
  globals: { brand: 'northlight' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof OurPromisePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Our promise');
    await expect(canvas.getByRole('link', { name: 'My limits' })).toHaveAttribute(
      'href',
      '/limits',
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
