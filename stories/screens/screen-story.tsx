import type { StoryObj } from '@storybook/react-vite';
import { environmentOf } from '../storybook/story-environment.ts';
import { openScreen, type OpenedScreen, type ScreenStory } from './open-screen.ts';
import { Screen } from './Screen.tsx';

type Play = NonNullable<StoryObj['play']>;

/** A story of a whole screen, over what was recorded of the toolbar's brand. */
export const screenStory = (story: ScreenStory, play?: Play): StoryObj => ({
  loaders: [async ({ globals }) => ({ screen: await openScreen(story, environmentOf(globals)) })],
  render: (_args, { globals, loaded }) => (
    <Screen screen={loaded['screen'] as OpenedScreen} environment={environmentOf(globals)} />
  ),
  play: async (context) => {
    // The code of a screen comes when it is first opened.
    await context.canvas.findByRole('main');
    await play?.(context);
  },
  // The one who put the recording in the place of the network takes it away.
  afterEach: ({ loaded }) => (loaded['screen'] as OpenedScreen | undefined)?.close(),
});
