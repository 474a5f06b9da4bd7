import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ownProps } from '#stories/own-words.ts';
import '../styles.css';
import words from '../words/en.json' with { type: 'json' };
import { PromiseSection } from './promise.section.tsx';

const meta = {
  title: 'Brands/Northlight/Promise on the home page',
  component: PromiseSection,
  args: ownProps(words.own, 'Northlight'),
  globals: { brand: 'northlight' },
  tags: ['!autodocs'],
} satisfies Meta<typeof PromiseSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/our-promise');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
