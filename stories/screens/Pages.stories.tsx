import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Pages',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const Promotions = screenStory({ path: '/promotions' });

export const Help = screenStory({ path: '/help' });

export const Download = screenStory({ path: '/down' });

export const Feedback = screenStory({ path: '/', popup: 'feedback' });

export const NotFound = screenStory({ path: '/no-such-page' });
