import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { openAccount } from '#api/agent-links.ts';
import type { TeamKind } from '#api/agents.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { useCall } from '../../client/call.state.ts';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { useCallForm } from '../../fields/use-call-form.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { KindField } from './KindField.tsx';
import { openedQuery } from './links.state.ts';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { OpenedAccounts } from './OpenedAccounts.tsx';
import { useSecretWords } from './use-secret-words.ts';
import { SecretDialog, type ShownSecret } from './SecretDialog.tsx';

interface AccountValues {
  username: string;
  kind: string;
}

const EMPTY: AccountValues = { username: '', kind: 'member' };

/** Opens accounts by hand, and shows those that were. */
export const OpenAccount = () => {
  const [starts, setStarts] = useState<readonly number[]>([]);
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const after = starts.at(-1);
  const remote = useMemberQuery(openedQuery, after === undefined ? {} : { after });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Stack gap="x6">
      {value && (
        <AccountForm
          kinds={value.kinds}
          left={value.left}
          perDay={value.perDay}
          onSecret={setShown}
          onDone={remote.reload}
        />
      )}
      <OpenedAccounts rows={value?.items ?? null} onSecret={setShown} onDone={remote.reload} />
      <OlderNewer starts={starts} next={value?.next ?? null} onChange={setStarts} />
      {shown && <SecretDialog shown={shown} onLeave={() => setShown(null)} />}
    </Stack>
  );
};

interface AccountFormProps {
  kinds: readonly TeamKind[];
  left: number;
  perDay: number;
  onSecret: (shown: ShownSecret) => void;
  onDone: () => Promise<void>;
}

const AccountForm = ({ kinds, left, perDay, onSecret, onDone }: AccountFormProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const secretWords = useSecretWords();
  const { form, general, busy, send } = useCallForm<AccountValues, ValueOf<typeof openAccount>>({
    defaultValues: EMPTY,
    check: ({ username }) =>
      username.trim() === '' ? { username: t('money.faults.required') } : {},
    call: ({ username, kind }) =>
      call(openAccount, { username: username.trim(), kind: kind as TeamKind }),
    places: { username_taken: 'username', kind_closed: 'kind' },
    onDone: async (opened) => {
      onSecret(secretWords(opened.username, opened));
      form.reset(EMPTY);
      await onDone();
    },
  });
  return (
    <Surface as="section" padding="lg">
      <Section title={t('agentLinks.open')} description={t('agentLinks.openText')}>
        <Form form={form} onSubmit={send} label={t('agentLinks.open')}>
          <FormErrors form={form} general={general} />
          <FormField<AccountValues, 'username'> name="username">
            {(field) => (
              <TextInput
                {...field}
                required
                label={t('agentLinks.username')}
                hint={t('agentLinks.openedToday', { left, perDay })}
                autoComplete="off"
              />
            )}
          </FormField>
          {kinds.length > 1 && <KindField kinds={kinds} />}
          <Button type="submit" fullWidth loading={busy} isDisabled={left === 0}>
            {t('agentLinks.open')}
          </Button>
        </Form>
      </Section>
    </Surface>
  );
};
