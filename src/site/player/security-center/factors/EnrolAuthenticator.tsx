import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { confirmAuthenticator, enrolAuthenticator } from '#api/authenticator.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { QrCode } from '#components/QrCode/QrCode.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useCall } from '../../../client/call.state.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';

import { AuthenticatorCodeField } from './AuthenticatorCodeField.tsx';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { ProofField } from '../shared/ProofField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useChanged } from '../shared/use-changed.ts';
import { useCopyLabels } from '../shared/use-copy-labels.ts';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

type Secret = ValueOf<typeof enrolAuthenticator>;

/** Sets an authenticator app up: who is it, the app's secret, a first code, then codes to keep. */
export const EnrolAuthenticator = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changed = useChanged(onClose);
  if (codes) {
    return (
      <RecoveryCodes codes={codes} onClose={() => changed(t('security.authenticator.done'))} />
    );
  }
  return secret ? (
    <ConfirmStep secret={secret} onDone={setCodes} onClose={onClose} />
  ) : (
    <ProofStep onDone={setSecret} onClose={onClose} />
  );
};

interface StepProps<Value> {
  onDone: (value: Value) => void;
  onClose: () => void;
}

const ProofStep = ({ onDone, onClose }: StepProps<Secret>) => {
  const { t } = useTranslation();
  const call = useCall();
  const proof = useProof();
  const used = useCallForm<ProofValues, Secret>({
    defaultValues: NO_PROOF,
    check: proof.wrong,
    call: (values) => call(enrolAuthenticator, proof.toCall(values)),
    places: { ...PROOF_PLACES, code_wrong: 'ownCode' },
    onDone,
  });
  return (
    <ChangeDialog
      title={t('security.authenticator.setTitle')}
      intro={t('security.authenticator.intro')}
      submitLabel={t('security.next')}
      used={used}
      onClose={onClose}
    >
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};

const QR_PX = { size: 208, margin: 14 };

const ConfirmStep = ({
  secret,
  onDone,
  onClose,
}: StepProps<readonly string[]> & { secret: Secret }) => {
  const { t } = useTranslation();
  const call = useCall();
  const copyLabels = useCopyLabels();
  const used = useCallForm<{ code: string }, { recoveryCodes: string[] }>({
    defaultValues: { code: '' },
    check: ({ code }) => (code === '' ? { code: t('verify.codeRequired') } : {}),
    call: (values) => call(confirmAuthenticator, values),
    places: { code_wrong: 'code' },
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <ChangeDialog
      title={t('security.authenticator.setTitle')}
      intro={t('security.authenticator.scan')}
      submitLabel={t('security.authenticator.confirm')}
      used={used}
      onClose={onClose}
    >
      <Stack gap="x4" align="center">
        <QrCode
          value={secret.uri}
          sizePx={QR_PX.size}
          marginPx={QR_PX.margin}
          label={t('security.authenticator.qr')}
        />
      </Stack>
      <CopyField
        label={t('security.authenticator.secret')}
        value={secret.secret}
        labels={copyLabels}
      />
      <AuthenticatorCodeField />
    </ChangeDialog>
  );
};
