import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { contractKinds } from '#domain/agents/contract-terms.ts';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { ContractPreview } from '../../agent-center/contracts/ContractPreview.tsx';
import { AgentField } from './AgentField.tsx';
import type { TermsValues } from '../../agent-center/terms/tier-values.ts';
import { TierFields } from '../../agent-center/terms/TierFields.tsx';
import { useLivePreview } from './use-live-preview.ts';
import { type TermsPurpose, type UsedTermsForm, useTermsForm } from './use-terms-form.ts';

/** Terms to offer or to propose: what they would have paid is shown as they are typed. */
export const TermsForm = (purpose: TermsPurpose) => {
  const { t } = useTranslation();
  const used = useTermsForm(purpose);
  const { form, general, busy, send, count, addTier, removeTier } = used;
  const verb = purpose.side === 'given' && purpose.changed === null ? 'offer' : 'propose';
  return (
    <>
      <Form form={form} onSubmit={send} label={t(`agentContracts.send.${verb}`)}>
        <FormErrors form={form} general={general} />
        {purpose.changed === null && (
          <>
            {purpose.side === 'given' && <AgentField />}
            <KindField />
          </>
        )}
        <TierFields count={count} onAdd={addTier} onRemove={removeTier} />
        <Typed {...used} />
        <Button type="submit" fullWidth loading={busy}>
          {t(`agentContracts.send.${verb}`)}
        </Button>
      </Form>
      <Sure verb={verb} {...used} />
    </>
  );
};

const KindField = () => {
  const { t } = useTranslation();
  return (
    <FormField<TermsValues, 'kind'> name="kind">
      {(field) => (
        <Select
          {...field}
          // The options are the kinds.
          onChange={(kind) => field.onChange(kind as TermsValues['kind'])}
          required
          label={t('agentCenter.kind')}
          placeholder={t('agentCenter.choose')}
          options={contractKinds.map((kind) => ({
            value: kind,
            label: t(`agentCenter.kinds.${kind}`),
          }))}
        />
      )}
    </FormField>
  );
};

/** What the typed terms would have paid. */
const Typed = ({ form, previewInput }: UsedTermsForm) => {
  const { t } = useTranslation();
  const { preview, isFresh } = useLivePreview(previewInput);
  const kind = form.watch('kind');
  return (
    <Section level={3} title={t('agentContracts.previewTitle')}>
      <div aria-live="polite" aria-busy={previewInput !== null && !isFresh}>
        {preview && previewInput ? (
          <ContractPreview kind={kind} preview={preview} />
        ) : (
          t('agentContracts.previewWaits')
        )}
      </div>
    </Section>
  );
};

/** Shows once more what would be sent, and what would end by it. */
const Sure = ({ asked, verb }: UsedTermsForm & { verb: 'offer' | 'propose' }) => {
  const { t } = useTranslation();
  if (!asked) return null;
  return (
    <ConfirmDialog
      open
      title={t(`agentContracts.sendTitle.${verb}`)}
      confirmLabel={t(`agentContracts.send.${verb}`)}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      onOpenChange={() => asked.answer(false)}
      onConfirm={() => asked.answer(true)}
      body={
        <Stack gap="x3">
          <ContractPreview kind={asked.kind} preview={asked.preview} />
        </Stack>
      }
    />
  );
};
