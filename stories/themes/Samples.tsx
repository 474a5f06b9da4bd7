import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { GameTile } from '#components/GameTile/GameTile.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { sampleArt } from '../art/sample-art.ts';

const labels = {
  favorite: 'Favourite',
  play: 'Play',
  trial: 'Try',
  maintenance: 'Under maintenance',
  badges: { new: 'New', hot: 'Hot', top: 'Top' },
};

const nothing = (): void => {};

/** A handful of components: enough to see what a theme makes of them. */
export const Samples = () => (
  <Stack gap="x4">
    <Cluster>
      <Button>Deposit</Button>
      <Button variant="secondary">Details</Button>
      <Button variant="ghost">Later</Button>
      <Badge tone="accent">New</Badge>
    </Cluster>
    <Surface padding="md">
      <TextInput label="Username" value="ana" onChange={nothing} />
    </Surface>
    <GameTile
      name="Night market"
      vendor="Moonferry"
      iconUrl={sampleArt.lantern}
      fallbackUrl={sampleArt.lantern}
      labels={labels}
      badges={['hot']}
      favorite
      onOpen={nothing}
      onToggleFavorite={nothing}
    />
  </Stack>
);
