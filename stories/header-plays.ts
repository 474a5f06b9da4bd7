import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

/** The header is a landmark, and the keyboard comes into it. */
export const reachHeader: Play = async ({ canvas, userEvent }) => {
  const banner = canvas.getByRole('banner');
  await expect(banner).toBeVisible();
  await userEvent.tab();
  await expect(document.activeElement).not.toBe(document.body);
};

/** On a phone the menu and one more button are left. */
export const findPhoneButtons: Play = async ({ canvas }) => {
  await expect(canvas.getAllByRole('button').length).toBeGreaterThan(1);
};
