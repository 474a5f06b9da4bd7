import type { Meta } from '@storybook/react-vite';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export const Visitor = screenStory({ path: '/' });

export const Member = screenStory({ path: '/', who: 'member' });

/** The popup of a first visit. */
export const Announcement = screenStory({ path: '/', popup: 'announcement' });

export const Notices = screenStory({ path: '/', popup: 'notices' });

/** Every list failed to come: each section says so and can be asked again. */
export const NothingComes = screenStory({
  path: '/',
  answers: (recorded) =>
    Object.fromEntries(
      Object.keys(recorded)
        .filter((call) => !call.includes('/permission'))
        .map((call) => [call, outOfOrder]),
    ),
});

const outOfOrder = {
  status: 500,
  body: { success: false, code: 'unknown_system_error', message: 'Out of order.' },
};
