import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { HelpReader, type HelpReaderProps } from './HelpReader.tsx';

const entry = (id: string, title: string, html: string) => ({ id, title, html });

const first = entry(
  'open',
  'How do I open an account?',
  '<p>Press <b>Register</b>, fill in the fields and agree to the terms.</p><ul><li>One account for each person</li><li>Adults only</li></ul>',
);

const second = entry(
  'password',
  'I have forgotten my password',
  '<p>Customer service sets a new one after a few questions.</p>',
);

const third = entry(
  'limits',
  'How do I set a limit for myself?',
  '<p>Write to us: a lower limit holds at once, a higher one after a week.</p>',
);

const articles = [first, second, third];

/** Opens and goes back, as a site does. */
const KeptReader = (props: HelpReaderProps) => {
  const [openId, setOpenId] = useState(props.reading ? props.article.id : null);
  const [query, setQuery] = useState(props.query);
  const chosen = articles.find(({ id }) => id === openId);
  return (
    <HelpReader
      {...props}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        props.onQueryChange(next);
      }}
      article={chosen ?? props.article}
      reading={chosen !== undefined}
      onOpen={(id) => {
        setOpenId(id);
        props.onOpen(id);
      }}
      onBack={() => {
        setOpenId(null);
        props.onBack();
      }}
    />
  );
};

const meta = {
  title: 'Frame/HelpReader',
  component: HelpReader,
  args: {
    chapters: [
      { id: 'account', title: word('help.groups.account'), articles: articles.slice(0, 2) },
      { id: 'safety', title: word('help.groups.safety'), articles: articles.slice(2) },
    ],
    found: null,
    query: '',
    onQueryChange: fn(),
    article: first,
    reading: false,
    onOpen: fn(),
    onBack: fn(),
    labels: {
      search: word('help.search'),
      searchPlaceholder: word('help.searchPlaceholder'),
      articles: word('help.articlesLabel'),
      back: word('help.back'),
      results: word('help.results', { count: 1 }),
      noResultsTitle: word('help.noResultsTitle'),
      noResultsText: word('help.noResultsText'),
      clearSearch: word('help.clearSearch'),
    },
  },
  render: (args) => <KeptReader {...args} />,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: {
      notes: {
        do: ['Hand in an article from the start: beside the list nothing stays empty.'],
        dont: [
          'Do not mark it as `reading` before somebody has opened it: a phone shows the list.',
        ],
        accessibility: [
          'An article that is opened takes the focus at its heading.',
          'The number of answers is read aloud while one types.',
        ],
      },
    },
  },
} satisfies Meta<typeof HelpReader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: first.title })).toBeVisible();
    canvas.getByRole('button', { name: second.title }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('password');
    await expect(canvas.getByRole('heading', { name: second.title })).toHaveFocus();
  },
};

export const Found: Story = {
  args: {
    query: 'password',
    found: [{ ...second, excerpt: 'Customer service sets a new one…' }],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.results);
  },
};

export const NothingFound: Story = {
  args: { query: 'zzz', found: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.clearSearch }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
  },
};

export const ListOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ArticleOnAPhone: Story = {
  args: { reading: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args, viewMode }) => {
    if (viewMode === 'docs' || window.innerWidth >= 640) return;
    await userEvent.click(canvas.getByRole('button', { name: args.labels.back }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: third.title }));
  },
};

export const InAnotherLanguage: Story = {
  args: {
    article: {
      id: 'ar',
      title: 'كيف أفتح حسابا؟',
      html: '<p>اضغط على زر التسجيل واملأ الحقول.</p>',
      language: 'ar',
    },
  },
};
