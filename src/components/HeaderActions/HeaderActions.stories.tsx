import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { manyLanguages, memberItems, sampleModes } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { LanguagePicker } from '../LanguagePicker/LanguagePicker.tsx';
import { MemberMenu } from '../MemberMenu/MemberMenu.tsx';
import { ModeSwitch } from '../ModeSwitch/ModeSwitch.tsx';
import { VisitorActions } from '../VisitorActions/VisitorActions.tsx';
import { HeaderActions } from './HeaderActions.tsx';

const preferences = [
  <LanguagePicker
    key="language"
    label={word('header.language')}
    value="en"
    options={manyLanguages}
    onChange={() => undefined}
  />,
  <ModeSwitch
    key="mode"
    label={word('header.mode')}
    value="dark"
    options={sampleModes}
    onChange={() => undefined}
  />,
];

const meta = {
  title: 'Frame/HeaderActions',
  component: HeaderActions,
  args: {
    preferences,
    children: (
      <VisitorActions
        loginLabel={word('header.login')}
        registerLabel={word('header.register')}
        onLogin={fn()}
        onRegister={fn()}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          background: 'var(--lv-color-header-bg)',
          color: 'var(--lv-color-header-text)',
          padding: 8,
        }}
      >
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: ['Put language and mode first: who is here stands at the very end of the bar.'],
        dont: ['Do not add a third preference: the bar has room for two icons.'],
        accessibility: [
          'On a narrow screen language and mode are in the side menu, so nothing is lost there.',
        ],
      },
    },
  },
} satisfies Meta<typeof HeaderActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
  },
};

export const Member: Story = {
  args: {
    children: (
      <MemberMenu
        name="Ana"
        label={word('header.memberMenu', { name: 'Ana' })}
        items={memberItems}
        onSelect={fn()}
      />
    ),
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, viewMode }) => {
    if (viewMode !== 'docs') await expect(canvas.getAllByRole('button').length).toBeGreaterThan(0);
  },
};
