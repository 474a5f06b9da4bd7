import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { InstallGuide } from './InstallGuide.tsx';

const meta = {
  title: 'Frame/InstallGuide',
  component: InstallGuide,
  args: {
    title: word('down.guideTitle'),
    steps: [
      word('down.steps.android.step1', { brand: 'Livery' }),
      word('down.steps.android.step2', { brand: 'Livery' }),
      word('down.steps.android.step3', { brand: 'Livery' }),
      word('down.steps.android.step4', { brand: 'Livery' }),
    ],
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['One thing to do in each step.'],
        dont: ['Do not number the words: the list does it, in the page’s own figures.'],
        accessibility: ['An ordered list by its title; the figures beside are decoration.'],
      },
    },
  },
} satisfies Meta<typeof InstallGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const ArabicFigures: Story = { args: { language: 'ar-EG' } };

export const LongText: Story = {
  args: {
    steps: [
      'Öffnen Sie die Geräteverwaltungseinstellungen und bestätigen Sie die Vertrauenswürdigkeit.',
      'ဆက်တင်များကိုဖွင့်ပြီး မသိသောရင်းမြစ်များမှ ထည့်သွင်းခြင်းကို ခွင့်ပြုပါ။',
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
