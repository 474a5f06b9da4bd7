import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { manyLanguages } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { LanguageList } from './LanguageList.tsx';
import { LanguagePicker } from './LanguagePicker.tsx';

const meta = {
  title: 'Frame/LanguagePicker',
  component: LanguagePicker,
  args: {
    label: word('header.language'),
    value: 'en',
    options: manyLanguages.slice(0, 3),
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'end',
          background: 'var(--lv-color-header-bg)',
          padding: 8,
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Call each language by its own name: who looks for it reads that one.'],
        dont: [
          'Do not use flags: a language is not a country.',
          'Do not offer a language without words.',
        ],
        accessibility: [
          'Each name bears its own `lang`, so that a screen reader says it right.',
          'The chosen one is told by its state, not by its mark alone.',
        ],
      },
    },
  },
} satisfies Meta<typeof LanguagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    const chosen = await screen.findByRole('menuitemradio', { checked: true });
    await expect(chosen).toHaveTextContent('English');
    await userEvent.click(screen.getByRole('menuitemradio', { name: '简体中文' }));
    await expect(args.onChange).toHaveBeenCalledWith('zh-Hans');
  },
};

export const ManyLanguages: Story = {
  args: { options: manyLanguages, value: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const arabic = await screen.findByRole('menuitemradio', { checked: true });
    await expect(arabic.querySelector('[lang="ar"]')).not.toBeNull();
  },
};

export const OnlyOneLanguage: Story = {
  args: { options: manyLanguages.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InTheSideMenu: Story = {
  args: { options: manyLanguages },
  decorators: [
    (Story) => (
      <div
        style={{ inlineSize: '100%', background: 'var(--lv-color-surface-raised)', padding: 16 }}
      >
        <Story />
      </div>
    ),
  ],
  render: (args) => <LanguageList {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Türkçe' }));
    await expect(args.onChange).toHaveBeenCalledWith('tr');
  },
};
