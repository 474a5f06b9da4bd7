import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  agentItems,
  brandOf,
  manyLanguages,
  memberItems,
  sampleCategories,
  sampleModes,
  samplePages,
} from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { BalanceChip } from '../BalanceChip/BalanceChip.tsx';
import { BrandPicture } from '../BrandLogo/BrandPicture.tsx';
import { LanguageList } from '../LanguagePicker/LanguageList.tsx';
import { ModeRow } from '../ModeSwitch/ModeRow.tsx';
import { VisitorActions } from '../VisitorActions/VisitorActions.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SideMenuMember } from './SideMenuMember.tsx';

const balance = (
  <BalanceChip label={word('header.balance')} minor={1_284_050} currency="MMK" language="en" />
);

const meta = {
  title: 'Frame/SideMenu',
  component: SideMenu,
  args: {
    label: word('sideMenu.label'),
    open: true,
    onOpenChange: fn(),
    closeLabel: word('common.close'),
    logo: null,
    who: (
      <VisitorActions
        loginLabel={word('header.login')}
        registerLabel={word('header.register')}
        onLogin={fn()}
        onRegister={fn()}
      />
    ),
    groups: [
      { id: 'games', title: word('sideMenu.games'), items: sampleCategories(5) },
      { id: 'pages', title: word('sideMenu.pages'), items: samplePages },
      { id: 'none', title: 'Empty', items: [] },
    ],
    preferences: [
      <LanguageList
        key="language"
        label={word('header.language')}
        value="en"
        options={manyLanguages.slice(0, 3)}
        onChange={fn()}
      />,
      <ModeRow
        key="mode"
        label={word('header.mode')}
        value="dark"
        options={sampleModes}
        onChange={fn()}
      />,
    ],
  },
  render: (args, { globals }) => (
    <SideMenu {...args} logo={<BrandPicture brand={brandOf(globals)} />} />
  ),
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
      notes: {
        do: ['Load it when somebody comes near the menu button: it is not part of the first page.'],
        dont: ['Do not put in here what a phone has under the thumb and nowhere else.'],
        accessibility: [
          'A dialog: it takes the focus, Esc or a press beside it closes it.',
          'The links stand in named navigations, apart from the account and the preferences.',
        ],
      },
    },
  },
} satisfies Meta<typeof SideMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ userEvent, args }) => {
    await expect(await screen.findAllByRole('navigation')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { current: 'page' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Member: Story = {
  args: {
    who: <SideMenuMember name="Ana" balance={balance} items={memberItems} onSelect={fn()} />,
  },
  play: async ({ userEvent, args }) => {
    const name = await screen.findByText('Ana');
    await waitFor(() => expect(name).toBeVisible());
    const menu = screen.getByRole('dialog');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Agent: Story = {
  args: {
    who: <SideMenuMember name="Ko Aung" balance={balance} items={agentItems} onSelect={fn()} />,
  },
};

export const TrialAccount: Story = {
  args: {
    who: (
      <SideMenuMember
        name="trial_80412"
        note={word('header.trial')}
        balance={balance}
        items={memberItems.slice(1)}
        onSelect={fn()}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    who: (
      <SideMenuMember
        name="Bartholomäus-Maximilian_von_Hohenlohe-Langenburg"
        note={word('header.trial')}
        balance={balance}
        items={memberItems}
        onSelect={fn()}
      />
    ),
    groups: [
      {
        id: 'pages',
        title: 'Seiten und Verantwortung',
        items: samplePages.map((page) => ({
          ...page,
          label: 'Verantwortungsbewusstes Spielen und Selbstbeschränkung',
        })),
      },
    ],
  },
};
