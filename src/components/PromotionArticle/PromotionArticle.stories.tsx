import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleArt } from '#stories/art/sample-art.ts';
import { word } from '#stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { PromotionArticle } from './PromotionArticle.tsx';
import { PromotionArticleSkeleton } from './PromotionArticleSkeleton.tsx';

const meta = {
  title: 'Gaming/PromotionArticle',
  component: PromotionArticle,
  args: {
    id: 'weekend',
    title: 'A weekend of koi',
    summary: 'Every round on Golden Koi counts twice towards your rank until Sunday.',
    html: '<h3>How it works</h3><p>Play any round from Friday to Sunday.</p><ul><li>No code is needed</li><li>Points arrive on Monday</li></ul>',
    art: sampleArt.koi,
    phase: 'running',
    phaseLabel: word('promotionList.phases.running'),
    period: word('promotions.until', { date: '22 Nov 2026' }),
    openLabel: word('promotionList.open'),
    closeLabel: word('promotionList.close'),
    action: (
      <Button variant="ghost" icon="copy" onPress={fn()}>
        {word('promotionList.copyLink')}
      </Button>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: ['Say in the summary what one gains and what one has to do.'],
        dont: ['Do not hide the terms: they stand in the text that opens here.'],
        accessibility: ['The button tells whether the text is open; the picture is decoration.'],
      },
    },
  },
} satisfies Meta<typeof PromotionArticle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: args.openLabel });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Chosen: Story = {
  args: { chosen: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.closeLabel })).toBeVisible();
  },
};

export const ComingSoon: Story = {
  args: { phase: 'comingSoon', phaseLabel: word('promotionList.phases.comingSoon') },
};

export const Ended: Story = {
  args: { phase: 'ended', phaseLabel: word('promotionList.phases.ended') },
};

export const InAnotherLanguage: Story = {
  args: {
    language: 'ar',
    title: 'عطلة نهاية الأسبوع',
    summary: 'كل جولة تحسب مرتين.',
    html: '<p>لا حاجة إلى رمز.</p>',
    chosen: true,
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    title: 'Verantwortungsbewusstseinswochenende mit Jackpotausspielungsbenachrichtigung',
    summary: 'ဤပရိုမိုးရှင်းကာလအတွင်း ဂိမ်းတိုင်းကို ကစားသူများအတွက် အဆင့်မှတ်များ နှစ်ဆ ရရှိမည်ဖြစ်ပါသည်။',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = { render: () => <PromotionArticleSkeleton /> };
