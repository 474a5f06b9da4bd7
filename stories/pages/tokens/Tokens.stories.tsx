import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { keepInAddress } from '../../storybook/open-story.ts';
import { environmentOf } from '../../storybook/story-environment.ts';
import { TokenBrowser } from './TokenBrowser.tsx';
import { TokenPage } from './TokenPage.tsx';

export default {
  title: 'Tokens',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** Every token in the brand and mode of the toolbar. */
export const Browser: StoryObj<{ search: string }> = {
  args: { search: '' },
  render: ({ search }, { globals, id }) => (
    <TokenBrowser
      environment={environmentOf(globals)}
      search={search}
      onSearch={(next) => keepInAddress(id, { search: next })}
    />
  ),
};

/** What holds of the search: a page for people does not search by itself. */
export const BrowserProof: StoryObj<{ search: string }> = {
  ...Browser,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'color.bg' });
    await userEvent.type(canvas.getByRole('searchbox'), 'header ground');
    await expect(await canvas.findByRole('link', { name: 'color.headerBg' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'color.bg' })).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Radius' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** One token by its address: `args=token:color-primary`. */
export const Token: StoryObj<{ token: string }> = {
  args: { token: 'color-primary' },
  render: ({ token }, { globals }) => (
    <TokenPage slug={token} environment={environmentOf(globals)} />
  ),
  play: async ({ canvas }) => {
    const [uses] = await canvas.findAllByTestId('uses');
    if (!uses) throw new Error('no uses are shown');
    await expect(within(uses).getByText('src/components/Radio/Radio.css.ts')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'color.primaryHover' })).toBeVisible();
  },
};
