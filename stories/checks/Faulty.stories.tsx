// Stories that are wrong on purpose: they prove that the checks of the test run see what is wrong.
// Each names the faults that must be reported; without such a report it fails.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { word } from '../words.ts';
import { Faulty, withCss } from './faulty.tsx';

const meta = {
  title: 'Checks/Faulty',
  component: Faulty,
  tags: ['!dev', '!autodocs'],
  args: { children: 'Words' },
} satisfies Meta<typeof Faulty>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first story of a component is seen from both sides in every run. */
export const PaleFromRightToLeft: Story = {
  args: { className: 'faulty-direction' },
  beforeEach: withCss(
    '.faulty-direction { color: #111; background: #fff } [dir="rtl"] .faulty-direction { color: #eee }',
  ),
  parameters: {
    expectedViolations: [
      /color-contrast: #eeeeee on #ffffff.*\n.*\n\s+in (?:\S+ \S+ rtl(?:, )?)+$/m,
    ],
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
  parameters: { expectedViolations: [/target-size: 10 × 10 px, needs 24 px/] },
};

/** The whole proof holds a later story to every rule from both sides, and only the whole one. */
export const Nameless: Story = {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- that is what is to be seen
  args: { children: <button type="button" style={{ inlineSize: 44, blockSize: 44 }} /> },
  parameters: {
    expectedViolations: {
      daily: [/button-name: .*\n.*\n\s+in \S+ \S+ (?:ltr|rtl)$/m],
      whole: [/button-name: .*\n.*\n\s+in \S+ \S+ ltr, \S+ \S+ rtl$/m],
    },
  },
};

export const TooWideForAPhone: Story = {
  args: { style: { inlineSize: 500 } },
  parameters: { expectedViolations: [/overflow: the page is 516 px wide on a screen of 360 px/] },
};

const Late = () => <Faulty>{word('common.close')}</Faulty>;

export const UnsaidWord: Story = {
  render: () => <Late />,
  parameters: { expectedViolations: [/unsaid word: ⟦common\.close⟧/] },
};
