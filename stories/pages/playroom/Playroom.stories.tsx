import type { Meta, StoryObj } from '@storybook/react-vite';
import { environmentOf, type ToolbarGlobals } from '../../storybook/story-environment.ts';
import { chooseOnce, managerSearch } from '../../storybook/open-story.ts';
import { Playroom as PlayroomPage } from './Playroom.tsx';
import { playOf } from './share.ts';

export default {
  title: 'Playroom',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

const FIRST = `<Stack gap="x5">
  <Cluster>
    <Badge tone="accent">New</Badge>
    <Tag>Slots</Tag>
  </Cluster>
  <Button icon="plus">Deposit</Button>
  <Button variant="secondary">Details</Button>
</Stack>
`;

const DAMAGED = '// The code in this address was cut off on its way: ask for it once more.\n';

/** Components live: write, look, hand on the address. */
export const Playroom: StoryObj = {
  loaders: [
    async () => {
      const { code, width = 0, isDamaged, ...chosen } = await playOf(managerSearch());
      chooseOnce(chosen);
      return { first: { code: isDamaged ? DAMAGED + FIRST : (code ?? FIRST), width } };
    },
  ],
  render: (_args, { id, globals, loaded }) => {
    const { brand = '', mode = 'brand', direction = 'auto' } = globals as Partial<ToolbarGlobals>;
    return (
      <PlayroomPage
        id={id}
        first={loaded['first'] as { code: string; width: number }}
        chosen={{ brand, mode, direction }}
        environment={environmentOf(globals)}
      />
    );
  },
};
