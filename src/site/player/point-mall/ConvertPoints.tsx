import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { PaymentPasswordField } from '../../money/PaymentPasswordField.tsx';

import {
  type ConvertValues,
  HUNDREDTHS,
  type PointsSectionProps,
  worthMinor,
} from './points.state.ts';
import { useConvert } from './use-convert.ts';

/** Turns points into cash or a bonus; or why that cannot be done now. */
export const ConvertPoints = (props: PointsSectionProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { points, config } = props;
  const least = format.number(config.leastPoints / HUNDREDTHS);
  if (config.into.length === 0)
    return (
      <EmptyState icon="coin" title={t('pointMall.noConversionTitle')}>
        {t('pointMall.noConversionText')}
      </EmptyState>
    );
  if (points.balance < config.leastPoints)
    return (
      <EmptyState
        icon="coin"
        title={t('pointMall.tooFewTitle', { points: least })}
        action={
          <LinkButton href="/" variant="secondary">
            {t('pointMall.toGames')}
          </LinkButton>
        }
      >
        {t('pointMall.tooFewText')}
      </EmptyState>
    );
  if (config.leftToday < config.leastPoints)
    return (
      <EmptyState icon="clock" title={t('pointMall.enoughTitle')}>
        {t('pointMall.enoughText')}
      </EmptyState>
    );
  return (
    <Surface as="section" padding="lg">
      <ConvertForm {...props} />
    </Surface>
  );
};

const ConvertForm = (props: PointsSectionProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { config } = props;
  const { form, general, busy, send } = useConvert(props);
  const { into, points } = form.watch();
  const minor = worthMinor(Math.max(0, Math.trunc(points ?? 0)) * HUNDREDTHS, config);
  const count = into === 'cash' ? config.cashTimes : config.bonusTimes;
  return (
    <Section title={t('pointMall.convertTitle')} description={t('pointMall.convertText')}>
      <Form form={form} onSubmit={send} label={t('pointMall.convertTitle')}>
        <FormErrors form={form} general={general} />
        {config.into.length > 1 && <IntoField into={config.into} />}
        <PointsField {...props} />
        <p aria-live="polite">
          {t(`pointMall.becomes.${count === 0 ? 'cashFree' : into}`, {
            amount: format.money(minor, config.currency),
            count,
          })}
        </p>
        <PaymentPasswordField />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('pointMall.convert')}
        </Button>
      </Form>
    </Section>
  );
};

const IntoField = ({ into }: Pick<PointsSectionProps['config'], 'into'>) => {
  const { t } = useTranslation();
  return (
    <FormField<ConvertValues, 'into'> name="into">
      {({ value, onChange }) => (
        <SegmentedControl
          fullWidth
          label={t('pointMall.into')}
          options={into.map((way) => ({ value: way, label: t(`pointMall.ways.${way}`) }))}
          value={value}
          onChange={(way) => onChange(way as ConvertValues['into'])}
        />
      )}
    </FormField>
  );
};

const PointsField = ({ points, config }: PointsSectionProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const least = Math.ceil(config.leastPoints / HUNDREDTHS);
  const most = Math.floor(Math.min(points.balance, config.leftToday) / HUNDREDTHS);
  return (
    <FormField<ConvertValues, 'points'> name="points">
      {(field) => (
        <NumberInput
          {...field}
          required
          label={t('pointMall.howMany')}
          hint={t('common.range', { min: format.number(least), max: format.number(most) })}
          min={0}
          step={1}
        />
      )}
    </FormField>
  );
};
