import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { FormErrors } from '../../../fields/FormErrors.tsx';
import { PaymentPasswordField } from '../../../money/PaymentPasswordField.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { mostOf, ownerQuery, type RedeemValues } from './shop.state.ts';
import { usePoints } from '../../../i18n/use-points.ts';
import { type RedeemOptions, useRedeem } from './use-redeem.ts';

interface RedeemFormProps extends Omit<RedeemOptions, 'owner'> {
  onBack: () => void;
}

/** How many, to whom, and the payment password. The member's own name and address stand there at first. */
export const RedeemForm = (props: RedeemFormProps) => {
  const owner = useMemberQuery(ownerQuery, {});
  if (!owner.value && owner.status === 'loading') return null;
  const { fields, hasPaymentPassword = true } = owner.value ?? {};
  if (!hasPaymentPassword) return <NoPaymentPassword />;
  return (
    <FilledForm
      {...props}
      owner={{ name: fields?.payeeName ?? '', address: fields?.address ?? '' }}
    />
  );
};

const FilledForm = ({ onBack, ...options }: RedeemFormProps & Pick<RedeemOptions, 'owner'>) => {
  const { t } = useTranslation();
  const writePoints = usePoints();
  const { item, points } = options;
  const { form, general, busy, send } = useRedeem(options);
  const spent = item.pricePoints * (form.watch('quantity') ?? 1);
  return (
    <Form form={form} onSubmit={send} label={t('mall.redeemTitle', { title: item.title })}>
      <FormErrors form={form} general={general} />
      <QuantityField most={mostOf(item, points)} />
      {item.kind === 'goods' && <RecipientFields />}
      <PaymentPasswordField />
      <p>
        {t('mall.summary', {
          spent: writePoints(spent),
          kept: writePoints(Math.max(0, points - spent)),
        })}
      </p>
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('mall.confirm')}
      </Button>
      <Button variant="ghost" fullWidth onPress={onBack}>
        {t('mall.back')}
      </Button>
    </Form>
  );
};

const NoPaymentPassword = () => {
  const { t } = useTranslation();
  return (
    <Banner
      tone="info"
      title={t('mall.noPasswordTitle')}
      action={
        <LinkButton href="/securityCenter" size="sm">
          {t('mall.toSecurity')}
        </LinkButton>
      }
    >
      {t('mall.noPasswordText')}
    </Banner>
  );
};

const QuantityField = ({ most }: { most: number }) => {
  const { t } = useTranslation();
  if (most <= 1) return null;
  return (
    <FormField<RedeemValues, 'quantity'> name="quantity">
      {(field) => (
        <NumberInput
          {...field}
          required
          label={t('mall.quantity')}
          min={1}
          max={most}
          increaseLabel={t('mall.more')}
          decreaseLabel={t('mall.fewer')}
        />
      )}
    </FormField>
  );
};

const RecipientFields = () => {
  const { t } = useTranslation();
  return (
    <>
      <FormField<RedeemValues, 'name'> name="name">
        {(field) => (
          <TextInput
            {...field}
            required
            label={t('mall.name')}
            autoComplete="name"
            maxLength={80}
          />
        )}
      </FormField>
      <FormField<RedeemValues, 'mobile'> name="mobile">
        {(field) => (
          <TextInput
            {...field}
            required
            type="tel"
            label={t('mall.mobile')}
            hint={t('mall.mobileHint')}
            autoComplete="tel"
            maxLength={24}
          />
        )}
      </FormField>
      <FormField<RedeemValues, 'address'> name="address">
        {(field) => (
          <TextArea
            {...field}
            required
            rows={3}
            label={t('mall.address')}
            hint={t('mall.addressHint')}
            autoComplete="street-address"
            maxLength={300}
          />
        )}
      </FormField>
    </>
  );
};
