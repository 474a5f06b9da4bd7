import type { VerifiableRound } from '#api/play-fairness.ts';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { dateStyle, intlLanguage } from '#domain/intl-language.ts';
import type { Translate } from '../../../words/game-words.ts';
import type { Recount } from './recount.ts';

interface RoundEvidenceProps {
  round: VerifiableRound;
  result: Recount;
  language: string;
  t: Translate;
}

/** Everything from which a round was counted again, to be copied and counted elsewhere too. */
export const RoundEvidence = ({ round, result, language, t }: RoundEvidenceProps) => {
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
