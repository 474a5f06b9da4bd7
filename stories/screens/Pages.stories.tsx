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

/** A page that the brand has written in Markdown: its words come with its document. */
export const Written = screenStory({
  path: '/responsible-play',
  words: {
    title: 'Play within measure',
    html: `<p>A game is worth what an evening costs you.</p>
      <h2>Before you begin</h2><ul><li>Set a <a href="/limits">limit</a>.</li><li>Leave when it is no longer fun.</li></ul>
      <h2>What you can do here</h2><table><thead><tr><th scope="col">If you want to</th><th scope="col">do this</th></tr></thead>
      <tbody><tr><td>rest for a while</td><td>take a break</td></tr></tbody></table>`,
  },
});
