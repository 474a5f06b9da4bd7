import type { StoryAddress } from '../../storybook/open-story.ts';

/** Someone who opens this Storybook, and where they begin. */
export interface Reader {
  who: string;
  text: string;
  begin: { words: string; to: StoryAddress };
}

/** Who this is for. */
export const readers: readonly Reader[] = [
  {
    who: 'Designers',
    text: 'See every component and every screen in every brand, in light and dark, in both reading directions. Edit a token in a file: it shows at once.',
    begin: { words: 'Look at all brands', to: { id: 'brands--all-brands' } },
  },
  {
    who: 'Developers',
    text: 'Props, states, what to do and not to do, code to paste, and a room to try it in.',
    begin: { words: 'Try it in the playroom', to: { id: 'playroom--playroom' } },
  },
  {
    who: 'Operators',
    text: 'Learn how sites are checked, built, released and hosted, one brand or ten thousand.',
    begin: {
      words: 'Read the handbook',
      to: { id: 'handbook-build--docs', view: 'docs' },
    },
  },
  {
    who: 'Reviewers',
    text: 'Read what was decided, what it was weighed against, and what was measured.',
    begin: {
      words: 'Read the decisions',
      to: { id: 'decisions-0001-one-compile-per-fleet--docs', view: 'docs' },
    },
  },
];
