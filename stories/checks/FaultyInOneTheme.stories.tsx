// Wrong on purpose, see `Faulty.stories.tsx`; alone in its file: a component with one story is looked
// at in every brand and mode in every run.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getMerchants } from '../storybook/merchants.ts';
import { everyTheme } from '../storybook/checks/themes.ts';
import { Faulty, withCss } from './faulty.tsx';

const meta = {
  title: 'Checks/Faulty in one theme',
  component: Faulty,
  tags: ['!dev', '!autodocs'],
  args: { children: 'Words' },
} satisfies Meta<typeof Faulty>;
export default meta;

type Story = StoryObj<typeof meta>;

const last = everyTheme(getMerchants()).at(-1);

/** A theme whose text has the ground's color: only a run in every brand and mode can see it. */
export const PaleInOneTheme: Story = {
  args: { className: 'faulty-text' },
  beforeEach: withCss(`
    .faulty-text { color: var(--lv-color-primary); background: var(--lv-color-bg); }
    :root[data-brand="${last?.merchant}"][data-mode="${last?.mode}"] .faulty-text {
      --lv-color-primary: #888888;
      --lv-color-bg: #888888;
    }
  `),
  parameters: {
    expectedViolations: [
      new RegExp(
        `color-contrast: #888888 on #888888.*\n.*\n\\s+in (?:${last?.merchant} ${last?.mode} (?:ltr|rtl)(?:, )?)+$`,
        'm',
      ),
    ],
  },
};
