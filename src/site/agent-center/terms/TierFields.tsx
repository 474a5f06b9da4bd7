import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoneyInput } from '#components/MoneyInput/MoneyInput.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { useKeptFocus } from '#components/Pagination/use-kept-focus.ts';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { MAX_TIERS, type TierField, tierFields, type TierValues } from './tier-values.ts';

interface TierFieldsProps {
  count: number;
  onAdd: () => void;
  onRemove: (place: number) => void;
}

/** The tiers of a contract, each with its rate and what it asks for. */
export const TierFields = ({ count, onAdd, onRemove }: TierFieldsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  // The button that takes a tier away goes with the last one.
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={kept}>
      <Stack gap="x4">
        <span>{t('agentContracts.tiersText')}</span>
        {Array.from({ length: count }, (_, place) => (
          <Section
            key={place}
            level={3}
            title={t('agentContracts.tier', { number: format.number(place + 1) })}
            action={
              count > 1 && (
                <IconButton
                  size="sm"
                  icon="trash"
                  label={t('agentContracts.removeTier', { number: format.number(place + 1) })}
                  onPress={() => onRemove(place)}
                />
              )
            }
          >
            <Tier place={place} />
          </Section>
        ))}
        {count < MAX_TIERS && (
          <Button variant="secondary" icon="plus" onPress={onAdd}>
            {t('agentContracts.addTier')}
          </Button>
        )}
      </Stack>
    </div>
  );
};

const Tier = ({ place }: { place: number }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency } = useSettings();
  const { rate, from, active } = tierFields(place);
  return (
    <Grid min="max(9rem, 28%)" gap="x3">
      <FormField<TierValues, TierField> name={rate}>
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
      <FormField<TierValues, TierField> name={from}>
        {(field) => (
          <MoneyInput
            {...field}
            required
            label={t('agentContracts.from')}
            {...{ currency, language }}
          />
        )}
      </FormField>
      <FormField<TierValues, TierField> name={active}>
        {(field) => <NumberInput {...field} required label={t('agentContracts.active')} />}
      </FormField>
    </Grid>
  );
};
