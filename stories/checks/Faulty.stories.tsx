// Stories that are wrong on purpose: they prove that the checks of the test run see what is wrong.
// Each names the faults that must be reported; without such a report it fails.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { getMerchants } from '../storybook/merchants.ts';
import { everyTheme } from '../storybook/checks/themes.ts';
import { word } from '../words.ts';

interface FaultyProps {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
}

const Faulty = ({ children, style, className }: FaultyProps) => (
  <div style={style} className={className}>
    {children}
  </div>
);

const meta = {
  title: 'Checks/Faulty',
  component: Faulty,
  tags: ['!dev', '!autodocs'],
  args: { children: 'Words' },
} satisfies Meta<typeof Faulty>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Adds css for the time of one story. */
const withCss = (css: string) => () => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  return () => sheet.remove();
};

/** Nowhere to be read, so it is reported in the own theme, from right to left and in all others. */
export const PaleEverywhere: Story = {
  args: { style: { color: '#999', background: '#aaa' } },
  parameters: {
    faultsOnPurpose: [
      /Checks\/Faulty › Pale Everywhere/,
      /color-contrast: #999999 on #aaaaaa is 1\.22:1, needs 4\.5:1\n\s+<div style="color/,
      new RegExp(
        everyTheme(getMerchants())
          .map(({ merchant, mode }) => `(?=[^\n]*in[^\n]* ${merchant} ${mode} ltr)`)
          .join(''),
      ),
      / rtl/,
    ],
  },
};

const last = everyTheme(getMerchants()).at(-1);

/** A theme whose text has the ground's colour: only a run in every brand and mode can see it. */
export const PaleInOneTheme: Story = {
  args: { className: 'faulty-text' },
  beforeEach: withCss(`
    .faulty-text { color: var(--lv-color-primary); background: var(--lv-color-bg); }
    :root[data-brand="${last?.merchant}"][data-mode="${last?.mode}"] .faulty-text {
      --lv-color-primary: #888888;
      --lv-color-bg: #888888;
    }
  `),
  parameters: {
    faultsOnPurpose: [
      new RegExp(
        `color-contrast: #888888 on #888888.*\n.*\n\\s+in ${last?.merchant} ${last?.mode} ltr$`,
        'm',
      ),
    ],
  },
};

export const PaleFromRightToLeft: Story = {
  args: { className: 'faulty-direction' },
  beforeEach: withCss(
    '.faulty-direction { color: #111; background: #fff } [dir="rtl"] .faulty-direction { color: #eee }',
  ),
  parameters: {
    faultsOnPurpose: [/color-contrast: #eeeeee on #ffffff.*\n.*\n\s+in \S+ \S+ rtl$/m],
  },
};

export const SmallTargets: Story = {
  args: {
    children: (
      <>
        <button type="button" aria-label="One" style={{ inlineSize: 10, blockSize: 10 }} />
        <button type="button" aria-label="Two" style={{ inlineSize: 10, blockSize: 10 }} />
      </>
    ),
  },
  parameters: { faultsOnPurpose: [/target-size: 10 × 10 px, needs 24 px/] },
};

export const Nameless: Story = {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- that is what is to be seen
  args: { children: <button type="button" style={{ inlineSize: 44, blockSize: 44 }} /> },
  parameters: { faultsOnPurpose: [/button-name: /] },
};

export const TooWideForAPhone: Story = {
  args: { style: { inlineSize: 500 } },
  parameters: { faultsOnPurpose: [/overflow: the page is 516 px wide on a screen of 360 px/] },
};

const Late = () => <Faulty>{word('common.close')}</Faulty>;

export const UnsaidWord: Story = {
  render: () => <Late />,
  parameters: { faultsOnPurpose: [/unsaid word: ⟦common\.close⟧/] },
};
