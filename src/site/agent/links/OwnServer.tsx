import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { renewPostbackSecret, setAgentPostback, testPostback } from '#api/agent-postbacks.ts';
import type { agentPostback } from '#api/agent-postbacks.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useCall } from '../../client/call.state.ts';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { postbackQuery } from './links.state.ts';
import { PostbackLog } from './PostbackLog.tsx';
import { SecretDialog, type ShownSecret } from './SecretDialog.tsx';

type Target = ValueOf<typeof agentPostback>;

interface ServerValues {
  url: string;
  enabled: boolean;
}

/** Where what came by the links is told, with which secret, and what was sent. */
export const OwnServer = () => {
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const remote = useMemberQuery(postbackQuery, {});
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Stack gap="x6">
      {value && <ServerForm target={value} onSecret={setShown} onDone={remote.reload} />}
      <PostbackLog />
      {shown && <SecretDialog shown={shown} onLeave={() => setShown(null)} />}
    </Stack>
  );
};

interface ServerFormProps {
  target: Target;
  onSecret: (shown: ShownSecret) => void;
  onDone: () => Promise<void>;
}

const useSecretOfServer = (onSecret: (shown: ShownSecret) => void) => {
  const { t } = useTranslation();
  return (secret: string) =>
    onSecret({
      title: t('agentLinks.serverSecretTitle'),
      text: t('agentLinks.serverSecretText'),
      label: t('agentLinks.serverSecretTitle'),
      secret,
    });
};

const ServerForm = ({ target, onSecret, onDone }: ServerFormProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const show = useSecretOfServer(onSecret);
  const { form, general, busy, send } = useCallForm<ServerValues, ValueOf<typeof setAgentPostback>>(
    {
      defaultValues: { url: target.url ?? '', enabled: target.url === null || target.enabled },
      check: ({ url }) => (url.trim() === '' ? { url: t('money.faults.required') } : {}),
      call: ({ url, enabled }) => call(setAgentPostback, { url: url.trim(), enabled }),
      places: { postback_address: 'url' },
      onDone: async ({ secret }) => {
        if (secret === null) pushToast({ tone: 'success', title: t('agentLinks.saved') });
        else show(secret);
        await onDone();
      },
    },
  );
  return (
    <Surface as="section" padding="lg">
      <Section title={t('agentLinks.server')} description={t('agentLinks.serverText')}>
        <Stack gap="x4">
          <Form form={form} onSubmit={send} label={t('agentLinks.server')}>
            <FormErrors form={form} general={general} />
            <FormField<ServerValues, 'url'> name="url">
              {(field) => (
                <TextInput
                  {...field}
                  required
                  type="url"
                  maxLength={500}
                  label={t('agentLinks.serverUrl')}
                  hint={t('agentLinks.serverUrlHint')}
                />
              )}
            </FormField>
            <FormField<ServerValues, 'enabled'> name="enabled">
              {(field) => <Checkbox {...field} label={t('agentLinks.serverOn')} />}
            </FormField>
            <Button type="submit" loading={busy}>
              {t('agentLinks.save')}
            </Button>
          </Form>
          {target.url !== null && <ServerActions onSecret={show} />}
        </Stack>
      </Section>
    </Surface>
  );
};

/** A test, and another secret. */
const ServerActions = ({ onSecret }: { onSecret: (secret: string) => void }) => {
  const { t } = useTranslation();
  const call = useCall();
  const tell = useOutcomeToast();
  const [asking, setAsking] = useState(false);
  const test = async () => void tell(await call(testPostback, {}), t('agentLinks.tested'));
  const renew = async () => {
    setAsking(false);
    const outcome = await call(renewPostbackSecret, {});
    if (outcome.ok) onSecret(outcome.value.secret);
    else tell(outcome, '');
  };
  return (
    <Cluster gap="x3">
      <Button variant="secondary" onPress={() => void test()}>
        {t('agentLinks.test')}
      </Button>
      <Button variant="secondary" onPress={() => setAsking(true)}>
        {t('agentLinks.newSecret')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('agentLinks.newSecretTitle')}
        body={t('agentLinks.newSecretText')}
        confirmLabel={t('agentLinks.newSecret')}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        onOpenChange={setAsking}
        onConfirm={() => void renew()}
      />
    </Cluster>
  );
};
