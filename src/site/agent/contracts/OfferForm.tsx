import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { previewContract } from '#api/contracts.ts';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { contractKinds } from '#domain/agents/contract-terms.ts';

import { useCall } from '../../client/call.state.ts';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { useCallForm } from '../../fields/use-call-form.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { downlinesQuery } from '../../agent-center/downlines.state.ts';
import { EMPTY_OFFER, offerOf, type OfferValues, type Preview } from './offer-values.ts';
import { OfferPreview } from './OfferPreview.tsx';

/** Agents directly below, to choose from. */
const useDirectAgents = () => {
  const { value } = useMemberQuery(downlinesQuery, { scope: 'direct', pageSize: 100 });
  return (value?.items ?? []).filter(({ kind }) => kind !== 'member');
};

/** Offers a contract to an agent directly below: what it would have paid is shown first. */
export const OfferForm = () => {
  const { t } = useTranslation();
  const call = useCall();
  const { currency } = useSettings();
  const agents = useDirectAgents();
  const [shown, setShown] = useState<{ values: OfferValues; preview: Preview } | null>(null);
  const { form, general, busy, send } = useCallForm<OfferValues, Preview>({
    defaultValues: EMPTY_OFFER,
    check: ({ memberId, rate, from, active }) => ({
      ...(memberId === '' && { memberId: t('money.faults.required') }),
      ...((rate === null || rate < 0.001 || rate > 100) && { rate: t('agentCenter.rateWrong') }),
      ...((from === null || from < 0) && { from: t('money.faults.required') }),
      ...((active === null || active < 0) && { active: t('money.faults.required') }),
    }),
    call: (values) => call(previewContract, offerOf(values, currency)),
    places: { not_a_downline: 'memberId', contract_closed: 'kind' },
    onDone: async (preview, values) => setShown({ values, preview }),
  });
  if (agents.length === 0) return null;
  return (
    <Surface as="section" padding="lg">
      <Section title={t('agentCenter.offer')} description={t('agentCenter.offerText')}>
        <Form form={form} onSubmit={send} label={t('agentCenter.offer')}>
          <FormErrors form={form} general={general} />
          <FormField<OfferValues, 'memberId'> name="memberId">
            {(field) => (
              <Select
                {...field}
                required
                label={t('agentCenter.offerTo')}
                placeholder={t('agentCenter.choose')}
                options={agents.map(({ memberId, name }) => ({
                  value: String(memberId),
                  label: name,
                }))}
              />
            )}
          </FormField>
          <FormField<OfferValues, 'kind'> name="kind">
            {(field) => (
              <Select
                {...field}
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
          <TermsFields currency={currency} />
          <Button type="submit" fullWidth loading={busy}>
            {t('agentCenter.preview')}
          </Button>
        </Form>
      </Section>
      {shown && <OfferPreview {...shown} onLeave={() => setShown(null)} />}
    </Surface>
  );
};

const TermsFields = ({ currency }: { currency: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <FormField<OfferValues, 'rate'> name="rate">
        {(field) => (
          <NumberInput
            {...field}
            required
            label={t('agentCenter.rate')}
            unit="%"
            format={{ maximumFractionDigits: 3 }}
          />
        )}
      </FormField>
      <FormField<OfferValues, 'from'> name="from">
        {(field) => (
          <NumberInput {...field} required label={t('agentCenter.fromAmount')} unit={currency} />
        )}
      </FormField>
      <FormField<OfferValues, 'active'> name="active">
        {(field) => <NumberInput {...field} required label={t('agentCenter.active')} />}
      </FormField>
    </>
  );
};
