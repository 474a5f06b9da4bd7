import { useTranslation } from 'react-i18next';

import { type AgentLink, makeAgentLink } from '#api/agent-links.ts';
import type { TeamKind } from '#api/agents.ts';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { KindField } from './KindField.tsx';

interface LinkValues {
  name: string;
  kind: string;
  subId: string;
  days: number | null;
}

const EMPTY: LinkValues = { name: '', kind: 'member', subId: '', days: null };
const MAX_DAYS = 3650;

const areDays = (days: number | null): boolean =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS);

interface MakeLinkProps {
  kinds: readonly TeamKind[];
  /** How many more can be open. */
  left: number;
  onDone: () => Promise<void>;
}

const useMakeLink = (onDone: () => Promise<void>) => {
  const { t } = useTranslation();
  const sendOnce = useSendOnce();
  const used = useCallForm<LinkValues, AgentLink>({
    defaultValues: EMPTY,
    check: ({ name, subId, days }) => ({
      ...(name.trim() === '' && { name: t('money.faults.required') }),
      ...(!/^[\w.~-]{0,64}$/.test(subId) && { subId: t('agentLinks.subIdWrong') }),
      ...(!areDays(days) && { days: t('agentLinks.daysWrong') }),
    }),
    call: ({ name, kind, subId, days }) =>
      sendOnce(makeAgentLink, {
        name: name.trim(),
        kind: kind as TeamKind,
        subId,
        ...(days !== null && { days }),
      }),
    places: { kind_closed: 'kind' },
    onDone: async ({ name }) => {
      pushToast({ tone: 'success', title: t('agentLinks.made', { name }) });
      used.form.reset(EMPTY);
      await onDone();
    },
  });
  return used;
};

/** Makes a link: for whom, and until when. */
export const MakeLink = ({ kinds, left, onDone }: MakeLinkProps) => {
  const { t } = useTranslation();
  const { form, general, busy, send } = useMakeLink(onDone);
  return (
    <Surface as="section" padding="lg">
      <Section title={t('agentLinks.make')} description={t('agentLinks.left', { count: left })}>
        <Form form={form} onSubmit={send} label={t('agentLinks.make')}>
          <FormErrors form={form} general={general} />
          <FormField<LinkValues, 'name'> name="name">
            {(field) => (
              <TextInput
                {...field}
                required
                maxLength={60}
                label={t('agentLinks.name')}
                hint={t('agentLinks.nameHint')}
              />
            )}
          </FormField>
          {kinds.length > 1 && <KindField kinds={kinds} />}
          <FormField<LinkValues, 'subId'> name="subId">
            {(field) => (
              <TextInput
                {...field}
                maxLength={64}
                label={t('agentLinks.subId')}
                hint={t('agentLinks.subIdHint')}
              />
            )}
          </FormField>
          <FormField<LinkValues, 'days'> name="days">
            {(field) => (
              <NumberInput
                {...field}
                label={t('agentLinks.days')}
                hint={t('agentLinks.daysHint')}
              />
            )}
          </FormField>
          <Button type="submit" fullWidth loading={busy}>
            {t('agentLinks.make')}
          </Button>
        </Form>
      </Section>
    </Surface>
  );
};
