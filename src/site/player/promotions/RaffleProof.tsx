import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type RaffleState, raffleTickets } from '#api/raffles.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { FairnessProof } from '#components/FairnessProof/FairnessProof.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { downloadFile, saveFile } from '../../client/download-file.ts';
import { useBusy } from '../../money/use-busy.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { tokenAtom } from '../../session/token.state.ts';
import { checkRaffle } from './check-raffle.ts';

/** What bound a raffle before its draw, its list to keep, and the way to count it again. */
export const RaffleProof = ({ raffle }: { raffle: RaffleState }) => {
  const { t } = useTranslation();
  const token = useAtomValue(tokenAtom);
  const showOutcome = useOutcomeToast();
  const [isTrue, setTrue] = useState<boolean | null>(null);
  const readList = () => downloadFile(raffleTickets, { id: raffle.id }, token);
  const [checking, check] = useBusy(async () => {
    const list = await readList();
    if (list.ok) setTrue(checkRaffle(raffle, await list.blob.text()));
    else showOutcome(list, '');
  });
  const [saving, save] = useBusy(async () => {
    const list = await readList();
    if (showOutcome(list, t('raffle.proof.saved')) && list.ok)
      saveFile(list.blob, `${raffle.id}-${list.name ?? 'tickets.txt'}`);
  });
  const checked = isTrue ? 'verified' : 'mismatch';
  const shownState = isTrue === null ? 'revealed' : checked;
  const state = raffle.state === 'drawn' ? shownState : 'committed';
  return (
    <Stack gap="x4">
      <FairnessProof
        level={4}
        title={t('raffle.proof.title')}
        text={t('raffle.proof.text')}
        state={state}
        stateLabel={t(`raffle.proof.states.${state}`)}
        values={useProofValues(raffle)}
        copyLabels={{
          copy: t('money.copy'),
          copied: t('money.copied'),
          failed: t('money.copyFailed'),
        }}
        verifyLabel={t('raffle.proof.verify')}
        onVerify={check}
        verifying={checking}
        verdict={isTrue === null ? undefined : t(isTrue ? 'raffle.proof.good' : 'raffle.proof.bad')}
      />
      {raffle.list && (
        <Cluster>
          <Button variant="secondary" icon="download" loading={saving} onPress={save}>
            {t('raffle.proof.list')}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
};

const useProofValues = ({ commit, list, beacon, serverSeed, clientSeed }: RaffleState) => {
  const { t } = useTranslation();
  const round = beacon?.round ?? 0;
  return [
    { label: t('raffle.proof.commit'), value: commit },
    { label: t('raffle.proof.listHash'), value: list?.hash },
    { label: t('raffle.proof.round'), value: beacon ? String(round) : null },
    { label: t('raffle.proof.beacon', { round }), value: beacon?.value },
    { label: t('raffle.proof.serverSeed'), value: serverSeed },
    { label: t('raffle.proof.clientSeed'), value: clientSeed },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
};
