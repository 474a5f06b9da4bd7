import type { VerifiableRound } from '#api/play-fairness.ts';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { dateStyle, intlLanguage } from '#domain/intl-language.ts';
import type { Say } from '../words/game-words.ts';
import type { Recount } from './recount.ts';

interface RoundEvidenceProps {
  round: VerifiableRound;
  result: Recount;
  language: string;
  say: Say;
}

/** Everything from which a round was counted again, to be copied and counted elsewhere too. */
export const RoundEvidence = ({ round, result, language, say }: RoundEvidenceProps) => {
  const { serverSeed, serverSeedHash, clientSeed, nonce } = round.seeds;
  const playedAt = new Intl.DateTimeFormat(intlLanguage(language), {
    dateStyle: dateStyle(language),
    timeStyle: 'medium',
  }).format(new Date(round.playedAt));
  const values = [
    { label: say('play.serverSeed'), value: serverSeed },
    { label: say('play.serverSeedHash'), value: serverSeedHash },
    { label: say('play.clientSeed'), value: clientSeed },
    { label: say('play.verifyNonce'), value: String(nonce) },
    {
      label: say('play.verifyOutcomeLabel'),
      value: result.state === 'true' ? JSON.stringify(result.shown) : null,
    },
  ];
  const labels = {
    copy: say('play.copy'),
    copied: say('play.copied'),
    failed: say('play.copyFailed'),
  };
  return (
    <Stack gap="x3">
      <DescriptionList
        items={[
          { id: 'game', term: say('play.verifyGame'), value: round.gameName },
          { id: 'played', term: say('play.verifyPlayed'), value: playedAt },
        ]}
      />
      {values.map(
        ({ label, value }) =>
          value !== null && <CopyField key={label} label={label} value={value} labels={labels} />,
      )}
    </Stack>
  );
};
