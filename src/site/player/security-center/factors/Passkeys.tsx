import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { passkeys } from '#api/passkeys.ts';
import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useRefusalText } from '../../../fields/refusal-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import {
  passkeysQuery,
  removePasskeyAtom,
  addPasskeyAtom,
} from '../../../passkeys/passkey-registration.state.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { RowButton } from '../shared/RowButton.tsx';
import { useChanged } from '../shared/use-changed.ts';
import { FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { useCallForm } from '../../../fields/use-call-form.ts';
import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { ProofField } from '../shared/ProofField.tsx';
import { ProvedRemoval } from '../shared/ProvedRemoval.tsx';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

interface Values extends ProofValues {
  name: string;
}

/** As long as the platform keeps. */
const LONGEST_NAME = 60;

/** Makes a passkey on this device, under a name that tells it from the others. */
const AddPasskey = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const add = useSetAtom(addPasskeyAtom);
  const proof = useProof();
  const used = useCallForm<Values, object>({
    defaultValues: { name: '', ...NO_PROOF },
    check: (values) => ({
      ...(values.name.trim() === '' && { name: t('fieldRules.required') }),
      ...proof.wrong(values),
    }),
    call: ({ name, ...values }) => add({ name: name.trim(), proof: proof.toCall(values) }),
    places: { ...PROOF_PLACES, code_wrong: 'ownCode' },
    onDone,
  });
  return (
    <ChangeDialog
      title={t('security.passkeys.addTitle')}
      intro={t('security.passkeys.addText')}
      submitLabel={t('security.passkeys.make')}
      used={used}
      onClose={onClose}
    >
      <FormField<Values, 'name'> name="name">
        {(field) => (
          <TextInput
            {...field}
            required
            maxLength={LONGEST_NAME}
            label={t('security.passkeys.name')}
            hint={t('security.passkeys.nameHint')}
          />
        )}
      </FormField>
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};

type Passkey = ValueOf<typeof passkeys>['passkeys'][number];

/** The passkeys of the account: sign in with a finger or a face in place of a password. */
export const Passkeys = () => {
  const { t } = useTranslation();
  const answer = useMemberQuery(passkeysQuery, {});
  const refusalText = useRefusalText();
  const [adding, setAdding] = useState(false);
  const changed = useChanged(() => setAdding(false));
  const list = answer.value;
  const isFull = list !== undefined && list.passkeys.length >= list.most;
  const added = async () => {
    await answer.reload();
    await changed(t('security.passkeys.added'));
  };
  return (
    <Section
      title={t('security.passkeys.title')}
      description={t('security.passkeys.text')}
      action={
        <Button
          size="sm"
          variant="secondary"
          icon="plus"
          isDisabled={isFull}
          onPress={() => setAdding(true)}
        >
          {t('security.passkeys.add')}
        </Button>
      }
    >
      <Surface>
        {list?.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={answer.reload} />
        ))}
        {list?.passkeys.length === 0 && (
          <EmptyState icon="lock" title={t('security.passkeys.noneTitle')}>
            {t('security.passkeys.noneText')}
          </EmptyState>
        )}
        {!list && answer.status === 'failed' && (
          <ErrorState
            title={t('security.failed')}
            retryLabel={t('common.retry')}
            onRetry={() => void answer.reload()}
          >
            {refusalText(answer.refusal)}
          </ErrorState>
        )}
        {!list && answer.status === 'loading' && <Skeleton width="60%" />}
      </Surface>
      {adding && <AddPasskey onDone={added} onClose={() => setAdding(false)} />}
    </Section>
  );
};

interface PasskeyRowProps {
  passkey: Passkey;
  onRemoved: () => Promise<void>;
}

const PasskeyRow = ({ passkey, onRemoved }: PasskeyRowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const remove = useSetAtom(removePasskeyAtom);
  const [asked, setAsked] = useState(false);
  const changed = useChanged(() => setAsked(false));
  const { id, name, synced, createdAt, lastUsedAt } = passkey;
  const removed = async () => {
    await onRemoved();
    await changed(t('security.passkeys.removed'));
  };
  return (
    <>
      <ActionRow
        icon="lock"
        title={name}
        state={synced ? <StatusPill tone="info">{t('security.passkeys.synced')}</StatusPill> : null}
        action={
          <RowButton about={name} onPress={() => setAsked(true)}>
            {t('security.remove')}
          </RowButton>
        }
      >
        {t('security.passkeys.created', { date: format.date(createdAt) })}{' '}
        {lastUsedAt
          ? t('security.passkeys.used', { date: format.date(lastUsedAt, 'dateTime') })
          : t('security.passkeys.neverUsed')}
      </ActionRow>
      {asked && (
        <ProvedRemoval
          title={t('security.passkeys.removeTitle', { name })}
          text={t('security.passkeys.removeText')}
          remove={(proof) => remove({ id, ...proof })}
          onRemoved={removed}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
