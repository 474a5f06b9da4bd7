import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { playFairness, type RevealedPair, rotateSeed, type SeedPair } from '#api/play-fairness.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { refusalSentence } from '../play/refusal-sentence.ts';
import { sessionAtom } from '../play/play.state.ts';
import { usePlay } from '../play/use-play.ts';

interface Pairs {
  now: SeedPair;
  revealed: readonly RevealedPair[];
}

/** A text that nobody chose, for who does not care to write one. */
const freshText = (): string => crypto.randomUUID().slice(0, 13);

/** The pair of seeds that holds, a way to take a new one, and those that were shown. */
export const SeedPairs = () => {
  const { call } = useAtomValue(sessionAtom);
  const { t } = usePlay();
  const [pairs, setPairs] = useState<Pairs | null>(null);
  const [text, setText] = useState(freshText);
  const [said, setSaid] = useState<{ tone: 'success' | 'warning'; text: string } | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const answer = await call(playFairness, {});
      if (answer.ok) setPairs(answer.value);
      else setSaid({ tone: 'warning', text: refusalSentence(answer.refusal, t) });
    };
    void load();
  }, [call, t]);
  const rotate = async (): Promise<void> => {
    const answer = await call(rotateSeed, { clientSeed: text });
    if (!answer.ok) {
      setSaid({ tone: 'warning', text: refusalSentence(answer.refusal, t) });
      return;
    }
    const { now, revealed } = answer.value;
    setPairs((before) => ({ now, revealed: [revealed, ...(before?.revealed ?? [])] }));
    setText(freshText());
    setSaid({ tone: 'success', text: t('play.rotated') });
  };
  return (
    <Stack gap="x4">
      <p>{t('play.fairText')}</p>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      {pairs === null && <PageLoader label={t('play.loading')} />}
      {pairs && <Pair pair={pairs.now} />}
      <Stack gap="x3">
        <TextInput label={t('play.newClientSeed')} value={text} onChange={setText} maxLength={64} />
        <Button
          variant="secondary"
          icon="refresh"
          isDisabled={text.trim() === '' || text.includes(':')}
          onPress={() => void rotate()}
        >
          {t('play.rotate')}
        </Button>
      </Stack>
      {pairs && pairs.revealed.length > 0 && (
        <Section title={t('play.revealed')}>
          <Stack gap="x5">
            {pairs.revealed.map((pair) => (
              <Pair key={pair.serverSeedHash} pair={pair} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
};

const Pair = ({ pair }: { pair: SeedPair | RevealedPair }) => {
  const { t, number } = usePlay();
  const labels = {
    copy: t('play.copy'),
    copied: t('play.copied'),
    failed: t('play.copyFailed'),
  };
  return (
    <Stack gap="x2">
      {'serverSeed' in pair && (
        <CopyField label={t('play.serverSeed')} value={pair.serverSeed} labels={labels} />
      )}
      <CopyField label={t('play.serverSeedHash')} value={pair.serverSeedHash} labels={labels} />
      <CopyField label={t('play.clientSeed')} value={pair.clientSeed} labels={labels} />
      <DescriptionList
        items={[{ id: 'nonce', term: t('play.nonce'), value: number(pair.nonce, 0) }]}
      />
    </Stack>
  );
};
