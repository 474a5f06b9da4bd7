import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Lottery } from '#api/lottery.ts';
import { FairnessProof } from '#components/FairnessProof/FairnessProof.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { checkDraw } from './check-draw.ts';
import { drawQuery } from '../state/lottery.state.ts';

interface DrawProofProps {
  lottery: Pick<Lottery, 'gameCode' | 'course'>;
  issueNo: string;
}

/** What bound a draw before its first ticket, and the way to count it again. */
export const DrawProof = ({ lottery, issueNo }: DrawProofProps) => {
  const { t } = useTranslation();
  const remote = useMemberQuery(drawQuery, { gameCode: lottery.gameCode, issueNo });
  const [isTrue, setTrue] = useState<boolean | null>(null);
  const { value } = remote;
  if (!value) {
    return remote.status === 'failed' ? (
      <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
    ) : (
      <Skeleton lines={6} />
    );
  }
  const { issue, proof } = value;
  const { commit, serverSeed, clientSeed, nonce, beacon } = proof;
  const opened = serverSeed === null || clientSeed === null ? null : { serverSeed, clientSeed };
  const checked = isTrue ? 'verified' : 'mismatch';
  const shownState = isTrue === null ? 'revealed' : checked;
  const state = opened ? shownState : 'committed';
  return (
    <FairnessProof
      title={t('lottery.proof.title', { issue: issueNo })}
      text={t('lottery.proof.text')}
      state={state}
      stateLabel={t(`lottery.proof.states.${state}`)}
      values={[
        { label: t('lottery.proof.commit'), value: commit },
        ...(opened
          ? [
              { label: t('lottery.proof.serverSeed'), value: opened.serverSeed },
              { label: t('lottery.proof.clientSeed'), value: opened.clientSeed },
              ...(beacon
                ? [
                    {
                      label: t('lottery.proof.beacon', { round: beacon.round }),
                      value: beacon.value,
                    },
                  ]
                : []),
              { label: t('lottery.proof.nonce'), value: String(nonce) },
            ]
          : []),
      ]}
      copyLabels={{
        copy: t('money.copy'),
        copied: t('money.copied'),
        failed: t('money.copyFailed'),
      }}
      verifyLabel={t('lottery.proof.verify')}
      onVerify={() =>
        opened &&
        setTrue(checkDraw(lottery.course, { commit, nonce, beacon, ...opened }, issue.result ?? []))
      }
      verdict={isTrue === null ? undefined : t(isTrue ? 'lottery.proof.good' : 'lottery.proof.bad')}
    />
  );
};
