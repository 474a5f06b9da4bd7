import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { type MallItemView, redeemItem, type Redemption } from '#api/point-mall.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { type CallForm, useCallForm } from '../../../fields/use-call-form.ts';
import { useSendOnce } from '../../../money/send-once.state.ts';
import { loadBalanceAtom } from '../../../session/balance.state.ts';
import { mostOf, redeemErrors, type RedeemValues } from './shop.state.ts';

/** What is redeemed, and what follows. */
export interface RedeemOptions {
  item: MallItemView;
  /** Whole points that the member has. */
  points: number;
  /** What the form starts with. */
  owner: { name: string; address: string };
  onClose: () => void;
  onChange: () => Promise<void>;
}

/** Under which field a refusal stands; the others stand above the form. */
const PLACES = {
  payment_password_wrong: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
  mall_sold_out: 'quantity',
  mall_limit: 'quantity',
} as const;

/** Everything behind the form that redeems an item. */
export const useRedeem = ({
  item,
  points,
  owner,
  onClose,
  onChange,
}: RedeemOptions): CallForm<RedeemValues> => {
  const { t } = useTranslation();
  const sendOnce = useSendOnce();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const isSent = item.kind === 'goods';
  const most = mostOf(item, points);
  const texts = {
    required: t('fieldRules.required'),
    mobile: t('mall.mobileRule'),
    quantity: t('mall.quantityRule', { count: most }),
  };
  return useCallForm<RedeemValues, Redemption>({
    defaultValues: { quantity: 1, ...owner, mobile: '', paymentPassword: '' },
    check: (values) =>
      Object.fromEntries(
        Object.entries(redeemErrors(values, { isSent, most })).map(([name, error]) => [
          name,
          texts[error],
        ]),
      ),
    call: ({ quantity, paymentPassword, name, mobile, address }) =>
      sendOnce(redeemItem, {
        itemId: item.id,
        quantity: quantity ?? 1,
        pricePoints: item.pricePoints,
        paymentPassword,
        ...(isSent && {
          recipient: { name: name.trim(), mobile: mobile.trim(), address: address.trim() },
        }),
      }),
    // One that can be had once has no field of its quantity.
    places: most > 1 ? PLACES : { payment_password_wrong: 'paymentPassword' },
    onDone: async () => {
      pushToast({ tone: 'success', title: t(isSent ? 'mall.ordered' : 'mall.credited') });
      onClose();
      await Promise.all([onChange(), loadBalance()]);
    },
  });
};
