import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const Promotions = screenStory({ path: '/promotions' });

/** What the brand says of itself, its licence and what protects players. */
export const Description = screenStory({ path: '/description' });

/** Only some brands have this page. */
export const Sponsor = screenStory({ path: '/sponsor' });

export const Help = screenStory({ path: '/help' });

export const Download = screenStory({ path: '/down' });

export const Feedback = screenStory({ path: '/', popup: 'feedback' });

export const NotFound = screenStory({ path: '/no-such-page' });
