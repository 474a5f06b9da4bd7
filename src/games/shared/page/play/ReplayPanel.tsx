import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { resultSentence } from './result-sentence.ts';
import { usePlay } from './use-play.ts';
import type { Replay } from './use-replay.ts';

/** In place of the stake while a round of the past is shown: what it was, and again. */
export const ReplayPanel = ({ replay }: { replay: Replay }) => {
  const play = usePlay();
  const { t, moment } = play;
  const { round, running, play: again, back } = replay;
  return (
    <Stack gap="x3">
      <Banner tone="info" title={t('play.replayTitle')}>
        {round && t('play.replayText', { date: moment(round.startedAt) })}
      </Banner>
      {round && !running && <p>{resultSentence(round, play)}</p>}
      {again && (
        <Button icon="play" fullWidth loading={running || round === null} onPress={again}>
          {t('play.replay')}
        </Button>
      )}
      {back && (
        <Button variant="secondary" fullWidth isDisabled={running} onPress={back}>
          {t('play.backToPlay')}
        </Button>
      )}
    </Stack>
  );
};
