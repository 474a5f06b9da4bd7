import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: {
    title: word('home.gamesTitle'),
    children: <Surface>{word('home.gamesEmptyText')}</Surface>,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Give every part of a page a title: it can be jumped to.'],
        dont: ['Do not skip a level: a section in a section is of level 3.'],
        accessibility: ['It is a region with the name of its heading.'],
      },
    },
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(canvas.getByRole('region')).toHaveAccessibleName(heading.textContent);
  },
};

export const WithAction: Story = {
  args: {
    description: word('home.gamesEmptyText'),
    action: (
      <LinkButton href="/promotions" variant="ghost" size="sm" iconEnd="arrowEnd">
        {word('home.promotionsAll')}
      </LinkButton>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Verantwortungsvolles Spielen und Selbstbeschränkungsmöglichkeiten',
    description: word('footer.responsibleNote'),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
};
