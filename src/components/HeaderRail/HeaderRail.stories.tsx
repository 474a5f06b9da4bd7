import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { findPhoneButtons, reachHeader } from '#stories/header-plays.ts';
import { brandOf, sampleNavigation } from '#stories/frame-samples.tsx';
import { agentActions, memberActions, visitorActions } from '#stories/header-samples.tsx';
import { word } from '#stories/words.ts';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { Rail } from '../Rail/Rail.tsx';
import { HeaderRail } from './HeaderRail.tsx';

const meta = {
  title: 'Frame/HeaderRail',
  component: HeaderRail,
  args: {
    label: word('header.label'),
    menu: <MenuButton label={word('header.openMenu')} open={false} onPress={fn()} />,
    logo: null,
    rail: (
      <Rail
        label={word('nav.label')}
        items={sampleNavigation()}
        unfolded={false}
        onUnfold={fn()}
        unfoldLabel={word('nav.unfoldRail')}
        foldLabel={word('nav.foldRail')}
      />
    ),
    actions: visitorActions,
  },
  render: (args, { globals }) => (
    <div style={{ minBlockSize: 640 }}>
      <HeaderRail {...args} logo={<BrandLogo brand={brandOf(globals)} label="Home page" />} />
    </div>
  ),
  globals: { viewport: { value: 'wide' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Ship a brand the one variant that it wears: each is a module of its own.'],
        dont: ['Do not put a second navigation into the bar: the rail is the navigation.'],
        accessibility: [
          'Every header is a named banner; its parts come in the order in which they are seen.',
          'It stays at the top: anchors keep its height free.',
        ],
      },
    },
  },
} satisfies Meta<typeof HeaderRail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Visitor: Story = { play: reachHeader };

export const Member: Story = { args: { actions: memberActions } };

export const Agent: Story = { args: { actions: agentActions } };

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: findPhoneButtons,
};

export const MemberOnAPhone: Story = {
  args: { actions: memberActions },
  globals: { viewport: { value: 'phone' } },
};
