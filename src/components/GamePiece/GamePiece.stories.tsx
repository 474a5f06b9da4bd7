import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../Cluster/Cluster.tsx';
import { GamePiece } from './GamePiece.tsx';

const meta = {
  title: 'Gaming/GamePiece',
  component: GamePiece,
  args: { piece: { kind: 'die', face: 5 }, label: 'five' },
  parameters: {
    docs: {
      notes: {
        do: ['Say the face in the label, and the sum in words beside the pieces.'],
        dont: ['Do not show a face that the rules still hide.'],
        accessibility: ['A picture with a name; red and white discs differ by brightness too.'],
      },
    },
  },
} satisfies Meta<typeof GamePiece>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'five' })).toBeVisible();
  },
};

export const Dice: Story = {
  render: () => (
    <Cluster>
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <GamePiece key={face} piece={{ kind: 'die', face }} label={String(face)} />
      ))}
    </Cluster>
  ),
};

export const Dominoes: Story = {
  render: () => (
    <Cluster>
      {(
        [
          [0, 3],
          [1, 6],
          [2, 2],
          [4, 5],
        ] as const
      ).map((halves) => (
        <GamePiece
          key={halves.join()}
          piece={{ kind: 'domino', halves }}
          label={halves.join(', ')}
        />
      ))}
    </Cluster>
  ),
};

export const Tiles: Story = {
  render: () => (
    <Cluster>
      {[0, 1, 2, 3, 5, 7, 9].map((circles) => (
        <GamePiece key={circles} piece={{ kind: 'tile', circles }} label={`${circles} circles`} />
      ))}
    </Cluster>
  ),
};

export const Discs: Story = {
  render: () => (
    <Cluster>
      <GamePiece piece={{ kind: 'disc', red: true }} label="red" />
      <GamePiece piece={{ kind: 'disc', red: false }} label="white" />
      <GamePiece piece={{ kind: 'disc', red: true }} label="under the bowl" hidden />
    </Cluster>
  ),
};
