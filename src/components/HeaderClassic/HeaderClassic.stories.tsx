import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { findPhoneButtons, reachHeader } from '#stories/header-plays.ts';
import { brandOf, sampleNavigation } from '#stories/frame-samples.tsx';
import { agentActions, memberActions, visitorActions } from '#stories/header-samples.tsx';
import { word } from '#stories/words.ts';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { TopNav } from '../TopNav/TopNav.tsx';
import { HeaderClassic } from './HeaderClassic.tsx';

const meta = {
  title: 'Frame/HeaderClassic',
  component: HeaderClassic,
  args: {
    label: word('header.label'),
    menu: <MenuButton label={word('header.openMenu')} open={false} onPress={fn()} />,
    logo: null,
    nav: (
      <TopNav
        label={word('nav.label')}
        moreLabel={word('common.more')}
        items={sampleNavigation(3)}
      />
    ),
    actions: visitorActions,
  },
  render: (args, { globals }) => (
    <div style={{ minBlockSize: 640 }}>
      <HeaderClassic {...args} logo={<BrandLogo brand={brandOf(globals)} label="Home page" />} />
    </div>
  ),
  globals: { viewport: { value: 'wide' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Ship a brand the one variant that it wears: each is a module of its own.'],
        dont: [
          'Do not use it for a brand whose languages run long: the centerd one has a line for the navigation.',
        ],
        accessibility: [
          'Every header is a named banner; its parts come in the order in which they are seen.',
          'It stays at the top: anchors keep its height free.',
        ],
      },
    },
  },
} satisfies Meta<typeof HeaderClassic>;
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
