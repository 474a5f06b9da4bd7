import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brandOf, sampleFooter, sampleNavigation } from '#stories/frame-samples.tsx';
import { visitorActions } from '#stories/header-samples.tsx';
import { word } from '#stories/words.ts';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { ConnectionStrip } from '../ConnectionStrip/ConnectionStrip.tsx';
import { FooterSlim } from '../FooterSlim/FooterSlim.tsx';
import { HeaderClassic } from '../HeaderClassic/HeaderClassic.tsx';
import { HeaderRail } from '../HeaderRail/HeaderRail.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { Page } from '../Page/Page.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Rail } from '../Rail/Rail.tsx';
import { RightBar } from '../RightBar/RightBar.tsx';
import { TopNav } from '../TopNav/TopNav.tsx';
import { AppFrame } from './AppFrame.tsx';

const slots = (globals: { brand?: string }) => ({
  label: word('header.label'),
  menu: <MenuButton label={word('header.openMenu')} open={false} onPress={fn()} />,
  logo: <BrandLogo brand={brandOf(globals)} label="Home page" />,
  actions: visitorActions,
});

const meta = {
  title: 'Frame/AppFrame',
  component: AppFrame,
  args: {
    skipLabel: word('common.skipToContent'),
    headerVariant: 'classic',
    header: null,
    footer: null,
    bottomBar: (
      <BottomBar
        label={word('bottomBar.label')}
        items={[
          { id: 'home', label: word('bottomBar.home'), icon: 'home', href: '/', current: true },
          { id: 'help', label: word('bottomBar.help'), icon: 'help', href: '/help' },
        ]}
      />
    ),
    children: (
      <Page>
        <PageHeader title={word('promotions.title')} intro={word('promotionList.intro')} />
      </Page>
    ),
  },
  render: (args, { globals }) => (
    <AppFrame
      {...args}
      header={
        args.headerVariant === 'rail' ? (
          <HeaderRail
            {...slots(globals)}
            rail={
              <Rail
                label={word('nav.label')}
                items={sampleNavigation(4)}
                unfolded={false}
                onUnfold={fn()}
                unfoldLabel={word('nav.unfoldRail')}
                foldLabel={word('nav.foldRail')}
              />
            }
          />
        ) : (
          <HeaderClassic
            {...slots(globals)}
            nav={
              <TopNav
                label={word('nav.label')}
                moreLabel={word('common.more')}
                items={sampleNavigation(4)}
              />
            }
          />
        )
      }
      footer={<FooterSlim {...sampleFooter(globals, fn())} />}
    />
  ),
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      notes: {
        do: ['Give it bars, not spacing: it keeps their room free by itself.'],
        dont: ['Do not nest it: a page has one frame.'],
        accessibility: ['The first stop of the keyboard leads past the navigation to the content.'],
      },
    },
  },
} satisfies Meta<typeof AppFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: args.skipLabel });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const WithRail: Story = { args: { headerVariant: 'rail' } };

export const WithRightBar: Story = {
  args: {
    aside: (
      <RightBar
        label={word('rightBar.label')}
        open={false}
        onOpenChange={fn()}
        openLabel={word('rightBar.expand')}
        closeLabel={word('rightBar.collapse')}
        apps={[]}
        code={{ sizePx: 100, marginPx: 10 }}
        contacts={[
          { id: 't', name: 'Telegram', icon: 'telegram', href: 'https://c.example/' },
          { id: 'w', name: 'WhatsApp', icon: 'whatsapp', href: 'https://w.example/' },
        ]}
        newWindowLabel={word('common.newWindow')}
      />
    ),
  },
  play: async ({ canvas, viewMode }) => {
    if (viewMode === 'docs' || window.innerWidth < 1024) return;
    const barStart = canvas.getByRole('complementary').getBoundingClientRect().left;
    for (const link of canvas.getByRole('contentinfo').querySelectorAll('a')) {
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(barStart);
    }
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Offline: Story = {
  args: {
    strip: (
      <ConnectionStrip title={word('status.offlineTitle')}>
        {word('status.offlineText')}
      </ConnectionStrip>
    ),
  },
};
