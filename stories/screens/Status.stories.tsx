import type { Meta } from '@storybook/react-vite';
import type { RecordedAnswers } from './recording.ts';
import { screenStory } from './screen-story.tsx';

export default {
  title: 'Screens/Status',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** The recorded permission with another system status. */
const withStatus =
  (status: number) =>
  (recorded: RecordedAnswers): RecordedAnswers =>
    Object.fromEntries(
      Object.entries(recorded)
        .filter(([call]) => call.startsWith('GET /wps/system/permission'))
        .map(([call, answer]) => {
          const body = answer.body as { value: object };
          return [call, { ...answer, body: { ...body, value: { ...body.value, status } } }];
        }),
    );

/** System status 1: the site is closed for all. */
export const Maintenance = screenStory({ path: '/', answers: withStatus(1) });

/** System status 2: the visitor's address or country is not served. */
export const Blocked = screenStory({ path: '/', answers: withStatus(2) });
