import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { redemptionDetail } from '#api/point-mall.ts';
import { type Description, DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Timeline } from '#components/Timeline/Timeline.tsx';

import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { orderWay, redemptionQuery } from './shop.state.ts';
import { usePoints } from '../../../i18n/use-points.ts';

type Order = ValueOf<typeof redemptionDetail>;

interface OrderDialogProps {
  id: number;
  onClose: () => void;
}

/** One order: its way, its parcel, and to whom it goes. */
export const OrderDialog = ({ id, onClose }: OrderDialogProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(redemptionQuery, { id, language });
  const { value } = remote;
  return (
    <Dialog
      open
      size="sm"
      title={value?.title ?? t('mall.orderTitle')}
      closeLabel={t('common.close')}
      onOpenChange={onClose}
    >
      {!value && remote.status === 'failed' && (
        <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
      )}
      {!value && remote.status === 'loading' && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton shape="box" ratio="2 / 1" />
        </div>
      )}
      {value && (
        <Stack gap="x5">
          <Way order={value} />
          <Facts order={value} />
        </Stack>
      )}
    </Dialog>
  );
};

const Way = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Timeline
      label={t('mall.wayLabel', { title: order.title })}
      stateLabels={{
        done: t('mall.steps.done'),
        current: t('mall.steps.current'),
        waiting: t('mall.steps.waiting'),
        failed: t('mall.steps.failed'),
      }}
      steps={orderWay(order).map(({ id, state, at }) => ({
        id,
        state,
        title: t(`mall.states.${id}`),
        time: at === null ? undefined : format.date(at, 'dateTime'),
        children: id === 'REJECTED' ? order.reason : undefined,
      }))}
    />
  );
};

/** What is known of an order, each with its word. */
const Facts = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const writePoints = usePoints();
  const { amountMinor, currency, turnover, carrier, tracking, recipient, isErased } = order;
  const facts: [string, string | null][] = [
    ['number', String(order.id)],
    ['spent', writePoints(order.pricePoints)],
    ['quantity', order.quantity > 1 ? format.number(order.quantity) : null],
    ['credits', amountMinor === null ? null : format.money(amountMinor, currency)],
    [
      'turnover',
      turnover === null
        ? null
        : t('mall.times', { count: turnover, shown: format.number(turnover) }),
    ],
    ['carrier', carrier],
    ['tracking', tracking],
    ['recipient', recipient ? `${recipient.name}, ${recipient.mobile}` : null],
    ['address', recipient ? recipient.address : isErased ? t('mall.erased') : null],
  ];
  const items = facts.flatMap(([id, value]): Description[] =>
    value === null ? [] : [{ id, term: t(`mall.facts.${id}` as 'mall.facts.price'), value }],
  );
  return <DescriptionList items={items} layout="stacked" />;
};
