import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, waitFor } from 'storybook/test';
import { PageLocale } from './PageLocale.tsx';

const Spoken = () => {
  const { locale, direction } = useLocale();
  return (
    <p>
      {locale} {direction}
    </p>
  );
};

const meta = {
  title: 'Layout/PageLocale',
  component: PageLocale,
  args: { children: <Spoken /> },
  parameters: {
    docs: {
      notes: {
        do: ['Set it around every part of react-aria: popovers, dates, numbers.'],
        dont: ['Do not give react-aria a language of its own.'],
        accessibility: [
          'Month names, digits and the side on which things open follow the page, not the browser.',
        ],
      },
    },
  },
} satisfies Meta<typeof PageLocale>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const before = root.lang;
    root.lang = 'ar';
    await waitFor(() => expect(canvas.getByText('ar rtl')).toBeVisible());
    root.lang = before;
    await waitFor(() => expect(canvas.queryByText('ar rtl')).not.toBeInTheDocument());
  },
};
