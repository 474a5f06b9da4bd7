import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Welcome as WelcomePage } from './Welcome.tsx';

export default {
  title: 'Welcome',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** What this is, who it is for, the brands, and where to begin. */
export const Welcome: StoryObj = { render: () => <WelcomePage /> };

/** What holds of it: a page for people does not act by itself. */
export const Proof: StoryObj = {
  ...Welcome,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const logo = await canvas.findByRole('link', { name: 'Shwe Nya' });
    await expect(logo).toHaveAttribute(
      'href',
      './?path=/story/brands--this-brand&globals=brand:shwe',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
