import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DownlineTree, type DownlineTreeProps } from './DownlineTree.tsx';
import type { DownlineNode } from './tree-rows.ts';

const agent = (id: string, teamCount: number, children: DownlineNode[]): DownlineNode => ({
  id,
  name: id,
  role: 'Agent',
  isAgent: true,
  childCount: children.length,
  teamCount,
  detail: `${teamCount * 120} pts`,
  children,
});

const member = (id: string): DownlineNode => ({
  id,
  name: id,
  role: 'Member',
  isAgent: false,
  childCount: 0,
});

const nodes = [
  agent('riverhouse', 14, [
    agent('lakeside', 6, [member('mina'), member('otto88')]),
    member('paulina'),
    agent('hillcrest', 5, [agent('meadow', 3, [member('quentin')])]),
  ]),
  { ...agent('harbour', 9, []), childCount: 4, children: undefined },
  member('zoe'),
];

const Walking = (props: DownlineTreeProps) => {
  const [openIds, setOpenIds] = useState(props.openIds);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <DownlineTree
      {...props}
      openIds={openIds}
      selectedId={selectedId}
      onToggle={(id, open) => {
        props.onToggle(id, open);
        setOpenIds(open ? [...openIds, id] : openIds.filter((known) => known !== id));
      }}
      onSelect={(id) => {
        props.onSelect(id);
        setSelectedId(id);
      }}
    />
  );
};

const meta = {
  title: 'Gaming/DownlineTree',
  component: DownlineTree,
  render: (args) => <Walking {...args} />,
  args: {
    label: 'Your team',
    nodes,
    openIds: ['riverhouse'],
    onToggle: fn(),
    onSelect: fn(),
    labels: {
      team: (count) => (count === 1 ? '1 in the team' : `${count} in the team`),
      loading: 'Loading the team',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Load children when a node is opened, and keep them.'],
        dont: ['Do not open the whole tree at once: a team can be thousands.'],
        accessibility: [
          'One stop of the Tab key; arrows walk, open and close, letters lead to names.',
          'The role is told by a sign and a word.',
        ],
      },
    },
  },
} satisfies Meta<typeof DownlineTree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const inward = document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    const outward = document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    const item = (name: string) => canvas.getByRole('treeitem', { name: new RegExp(name, 'u') });
    await userEvent.tab();
    await expect(item('riverhouse')).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await expect(item('lakeside')).toHaveFocus();
    await userEvent.keyboard(inward);
    await expect(args.onToggle).toHaveBeenLastCalledWith('lakeside', true);
    await userEvent.keyboard(inward);
    await expect(item('mina')).toHaveFocus();
    await userEvent.keyboard(outward);
    await expect(item('lakeside')).toHaveFocus();

    await userEvent.keyboard('p');
    await expect(item('paulina')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('paulina');
    await userEvent.keyboard('{End}');
    await expect(item('zoe')).toHaveFocus();
  },
};

export const Selected: Story = {
  args: { selectedId: 'lakeside', openIds: ['riverhouse', 'lakeside'] },
};

export const Loading: Story = {
  args: { openIds: ['harbour'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.loading);
  },
};

export const Search: Story = {
  args: { query: 'SIDE', openIds: ['riverhouse', 'lakeside'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('side');
  },
};

export const Deep: Story = {
  args: {
    nodes: [
      agent('eins', 9, [
        agent('zwei', 8, [
          agent('drei', 7, [agent('vier', 6, [agent('fünf', 5, [member('sechs')])])]),
        ]),
      ]),
    ],
    openIds: ['eins', 'zwei', 'drei', 'vier', 'fünf'],
  },
};

export const LongText: Story = {
  args: {
    nodes: [
      {
        ...agent('Vertriebsgemeinschaftoberrheinsüd', 1_234_567, [member('kurz')]),
        role: 'Hauptvertriebsbeauftragte',
      },
    ],
    openIds: [],
  },
};
