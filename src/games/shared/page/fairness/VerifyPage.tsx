import { useState } from 'react';
import { type VerifiableRound, verifyRound } from '#api/play-fairness.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { PlayStage } from '#components/PlayStage/PlayStage.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { createPlayCall } from '../client/play-call.ts';
import { refusalSentence } from '../play/refusal-sentence.ts';
import type { Translate } from '../../../words/game-words.ts';
import type { Recount } from './recount.ts';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { dateStyle, intlLanguage } from '#domain/intl-language.ts';

interface RoundEvidenceProps {
  round: VerifiableRound;
  result: Recount;
  language: string;
  t: Translate;
}

/** Everything from which a round was counted again, to be copied and counted elsewhere too. */
const RoundEvidence = ({ round, result, language, t }: RoundEvidenceProps) => {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = round.seeds;
  const playedAt = new Intl.DateTimeFormat(intlLanguage(language), {
    dateStyle: dateStyle(language),
    timeStyle: 'medium',
  }).format(new Date(round.playedAt));
  const values = [
    { label: t('play.serverSeed'), value: serverSeed },
    { label: t('play.serverSeedHash'), value: serverSeedHash },
    { label: t('play.clientSeed'), value: clientSeed },
    { label: t('play.verifyNonce'), value: String(nonce) },
    {
      label: t('play.verifyOutcomeLabel'),
      value: result.state === 'true' ? JSON.stringify(result.shown) : null,
    },
  ];
  const labels = {
    copy: t('play.copy'),
    copied: t('play.copied'),
    failed: t('play.copyFailed'),
  };
  return (
    <Stack gap="x3">
      <DescriptionList
        items={[
          { id: 'game', term: t('play.verifyGame'), value: round.gameName },
          { id: 'played', term: t('play.verifyPlayed'), value: playedAt },
        ]}
      />
      {values.map(
        ({ label, value }) =>
          value !== null && <CopyField key={label} label={label} value={value} labels={labels} />,
      )}
    </Stack>
  );
};

const call = createPlayCall(() => null);

interface Found {
  round: VerifiableRound;
  result: Recount;
}

const tones = { true: 'success', waiting: 'info', false: 'danger' } as const;

/** What the count has shown, in a sentence. */
const finding = ({ result }: Found, t: Translate): string => {
  if (result.state === 'true') return t('play.verifyTrue');
  if (result.state === 'waiting') return t('play.verifyWaiting');
  const what = { hash: 'Hash', outcome: 'Outcome', chain: 'Chain' } as const;
  return t('play.verifyFalse', { what: t(`play.verify${what[result.what]}`) });
};

/** Anyone's page: the number of a round in, and the browser counts it again by itself. */
export const VerifyPage = ({ language, t }: { language: string; t: Translate }) => {
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
  const said = found ? finding(found, t) : refusal && unknownOr(refusal, t);
  return (
    <PlayStage
      title={t('play.verifyTitle')}
      panelLabel={t('play.verifyRound')}
      announcement={said ?? ''}
      panel={
        <Stack gap="x3">
          <p>{t('play.verifyText')}</p>
          <TextInput label={t('play.verifyRound')} value={roundId} onChange={setRoundId} />
          <Button
            fullWidth
            loading={busy}
            isDisabled={roundId.trim() === ''}
            onPress={() => void count()}
          >
            {t('play.verifyGo')}
          </Button>
        </Stack>
      }
    >
      <Stack gap="x4">
        {said && <Banner tone={found ? tones[found.result.state] : 'warning'}>{said}</Banner>}
        {found && <RoundEvidence {...found} {...{ language, t }} />}
      </Stack>
    </PlayStage>
  );
};

const unknownOr = (refusal: string, t: Translate): string =>
  refusal === 'round_unknown' ? t('play.verifyUnknown') : refusalSentence(refusal, t);
