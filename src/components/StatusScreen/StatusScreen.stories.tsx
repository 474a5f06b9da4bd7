import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brandOf } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { BrandPicture } from '../BrandLogo/BrandPicture.tsx';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { StatusScreen } from './StatusScreen.tsx';

const service = (
  <LinkButton href="https://service.example/" icon="headset" target="_blank">
    {word('status.customerService')}
  </LinkButton>
);
const retry = fn();

const meta = {
  title: 'Frame/StatusScreen',
  component: StatusScreen,
  args: {
    icon: 'clock',
    title: word('status.maintenanceTitle'),
    children: word('status.maintenanceText'),
    facts: [{ name: word('status.maintenanceUntil'), value: '21 Nov 2026, 18:30' }],
    action: service,
  },
  render: (args, { globals }) => (
    <StatusScreen
      {...args}
      logo={args.variant !== 'page' && <BrandPicture brand={brandOf(globals)} size="lg" />}
    />
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      notes: {
        do: ['Say why, when it ends if that is known, and whom to ask.'],
        dont: ['Do not blame the visitor: a lost page is nobody’s fault.'],
        accessibility: [
          'It has the page’s one heading of the first level; a failure is read at once.',
        ],
      },
    },
  },
} satisfies Meta<typeof StatusScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title);
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const Blocked: Story = {
  args: {
    icon: 'shield',
    title: word('status.blockedTitle'),
    children: word('status.blockedText'),
    facts: [{ name: word('status.blockedIp'), value: <bdi>2001:db8:85a3::8a2e:370:7334</bdi> }],
  },
};

export const NotFound: Story = {
  args: {
    variant: 'page',
    icon: 'search',
    title: word('status.notFoundTitle'),
    children: word('status.notFoundText'),
    facts: [],
    action: <LinkButton href="/">{word('status.notFoundHome')}</LinkButton>,
  },
};

export const Failure: Story = {
  args: {
    variant: 'page',
    tone: 'danger',
    icon: 'error',
    title: word('status.crashTitle'),
    children: word('status.crashText'),
    facts: [],
    action: (
      <Button variant="secondary" icon="refresh" onPress={retry}>
        {word('common.retry')}
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Wartungsarbeiten an der Zahlungsdienstleisterschnittstelle',
    children: 'ဝန်ဆောင်မှုကို ပိုမိုကောင်းမွန်အောင် ပြုပြင်နေပါသည်။ မကြာမီ ပြန်လာပါမည်။ သင့်အကောင့်နှင့် လက်ကျန်ငွေ ဘေးကင်းပါသည်။',
  },
  globals: { viewport: { value: 'phone' } },
};
