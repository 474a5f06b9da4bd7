import { useTranslation } from 'react-i18next';

import type { TeamKind } from '#api/agents.ts';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import type { ContractKind } from '#domain/agents/contract-terms.ts';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { KindField } from './KindField.tsx';
import { OfferFields } from './OfferFields.tsx';
import { type LinkValues, useMakeLink } from './use-make-link.ts';

interface MakeLinkProps {
  kinds: readonly TeamKind[];
  /** The kinds of contracts that it may offer. */
  contractKinds: readonly ContractKind[];
  /** How many more can be open. */
  left: number;
  onDone: () => Promise<void>;
}

/** Makes a link: for whom, with which contract, and until when. */
export const MakeLink = ({ kinds, contractKinds, left, onDone }: MakeLinkProps) => {
  const { t } = useTranslation();
  const used = useMakeLink(onDone);
  const { form, general, busy, send } = used;
  const isForAgents = form.watch('kind') !== 'member';
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
          {isForAgents && contractKinds.length > 0 && (
            <OfferFields kinds={contractKinds} {...used} />
          )}
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
