import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { usePlay } from '../play/use-play.ts';

/** How shared rounds are bound to each other, and where any of them can be counted again. */
export const ChainNote = () => {
  const { say } = usePlay();
  return (
    <Stack gap="x4">
      <p>{say('play.chainText')}</p>
      <LinkButton
        variant="secondary"
        href="/verify"
        target="_blank"
        rel="noreferrer"
        iconEnd="external"
      >
        {say('play.verifyTitle')}
      </LinkButton>
    </Stack>
  );
};
