import { useState } from 'react';
import { type VerifiableRound, verifyRound } from '#api/play-fairness.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { PlayStage } from '#components/PlayStage/PlayStage.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { createPlayCall } from '../client/play-call.ts';
import { refusalSentence } from '../play/refusal-sentence.ts';
import type { Say } from '../words/game-words.ts';
import type { Recount } from './recount.ts';
import { RoundEvidence } from './RoundEvidence.tsx';

const call = createPlayCall(() => null);

interface Found {
  round: VerifiableRound;
  result: Recount;
}

const tones = { true: 'success', waiting: 'info', false: 'danger' } as const;

/** What the count has shown, in a sentence. */
const finding = ({ result }: Found, say: Say): string => {
  if (result.state === 'true') return say('play.verifyTrue');
  if (result.state === 'waiting') return say('play.verifyWaiting');
  const what = { hash: 'Hash', outcome: 'Outcome', chain: 'Chain' } as const;
  return say('play.verifyFalse', { what: say(`play.verify${what[result.what]}`) });
};

/** Anyone's page: the number of a round in, and the browser counts it again by itself. */
export const VerifyPage = ({ language, say }: { language: string; say: Say }) => {
  const [roundId, setRoundId] = useState(
    () => new URLSearchParams(location.search).get('round') ?? '',
  );
  const [found, setFound] = useState<Found | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const count = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    setFound(null);
    const answer = await call(verifyRound, { roundId: roundId.trim() });
    if (answer.ok) {
      const { recount } = await import('./recount.ts');
      setFound({ round: answer.value, result: recount(answer.value) });
    } else setRefusal(answer.refusal);
    setBusy(false);
  };
  const said = found ? finding(found, say) : refusal && unknownOr(refusal, say);
  return (
    <PlayStage
      title={say('play.verifyTitle')}
      panelLabel={say('play.verifyRound')}
      announcement={said ?? ''}
      panel={
        <Stack gap="x3">
          <p>{say('play.verifyText')}</p>
          <TextInput label={say('play.verifyRound')} value={roundId} onChange={setRoundId} />
          <Button
            fullWidth
            loading={busy}
            isDisabled={roundId.trim() === ''}
            onPress={() => void count()}
          >
            {say('play.verifyGo')}
          </Button>
        </Stack>
      }
    >
      <Stack gap="x4">
        {said && <Banner tone={found ? tones[found.result.state] : 'warning'}>{said}</Banner>}
        {found && <RoundEvidence {...found} {...{ language, say }} />}
      </Stack>
    </PlayStage>
  );
};

const unknownOr = (refusal: string, say: Say): string =>
  refusal === 'round_unknown' ? say('play.verifyUnknown') : refusalSentence(refusal, say);
