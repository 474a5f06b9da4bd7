import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { AnnouncementReader } from './AnnouncementReader.tsx';

const toPromotion = fn();

const announcements = Array.from({ length: 11 }, (_one, index) => ({
  id: `a${index + 1}`,
  title: `Announcement ${index + 1}: a weekend of new tables`,
  html: `<p>From Friday to Sunday there are <b>${index + 2} new tables</b>.</p><p>Everybody is welcome.</p>`,
  action: index === 0 && (
    <Button size="lg" icon="gift" onPress={toPromotion}>
      {word('announcement.toPromotion')}
    </Button>
  ),
}));

const meta = {
  title: 'Frame/AnnouncementReader',
  component: AnnouncementReader,
  args: {
    announcements,
    pageSize: 8,
    labels: {
      list: word('announcement.listLabel'),
      pages: word('announcement.pages'),
      previous: word('common.previous'),
      next: word('common.next'),
    },
    formatPage: String,
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: ['Put what matters first: the first one is open.'],
        dont: ['Do not open it anew after it was closed in this session.'],
        accessibility: ['The text is read when another title is chosen.'],
      },
    },
  },
} satisfies Meta<typeof AnnouncementReader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.next }));
    await userEvent.click(canvas.getByRole('button', { name: /^Announcement 10/ }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('Announcement 10');
    await userEvent.click(canvas.getByRole('button', { name: args.labels.previous }));
    canvas.getByRole('button', { name: /^Announcement 1:/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('heading')).toHaveTextContent('Announcement 1:');
  },
};

export const Single: Story = {
  args: { announcements: announcements.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(toPromotion).toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const InAnotherLanguage: Story = {
  args: {
    announcements: [
      { id: 'he', title: 'סוף שבוע של שולחנות', html: '<p>כולם מוזמנים.</p>', language: 'he' },
      ...announcements.slice(0, 2),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('dir', 'rtl');
  },
};

export const LongText: Story = {
  args: {
    announcements: announcements.map((one) => ({
      ...one,
      title: `${one.title} und Verantwortungsbewusstseinsschulungen`,
    })),
  },
};
