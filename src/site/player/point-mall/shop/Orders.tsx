import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Redemption } from '#api/point-mall.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { OrderRow } from '#components/OrderRow/OrderRow.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useOtherLanguage } from '../../../i18n/use-other-language.ts';
import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { OlderNewer } from '../../../records/OlderNewer.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { OrderDialog } from './OrderDialog.tsx';
import { orderTones, redemptionsQuery } from './shop.state.ts';
import { usePoints } from '../../../i18n/use-points.ts';

/** What the member redeemed, the newest first; each opens with where it stands. */
export const Orders = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  // Where each page begins that was turned to: the last one is shown.
  const [turned, setTurned] = useState<readonly number[]>([]);
  const [openId, setOpenId] = useState<number | null>(null);
  const before = turned.at(-1);
  const remote = useMemberQuery(redemptionsQuery, {
    language,
    ...(before !== undefined && { before }),
  });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value) return <BlankOrders />;
  const { list, next } = value;
  if (list.length === 0)
    return (
      <EmptyState icon="ticket" title={t('mall.noOrdersTitle')}>
        {t('mall.noOrdersText')}
      </EmptyState>
    );
  return (
    <Stack gap="x3">
      {list.map((order) => (
        <Row key={order.id} order={order} onOpen={() => setOpenId(order.id)} />
      ))}
      <OlderNewer starts={turned} next={next} onChange={setTurned} />
      {openId !== null && <OrderDialog id={openId} onClose={() => setOpenId(null)} />}
    </Stack>
  );
};

interface RowProps {
  order: Redemption;
  onOpen: () => void;
}

const Row = ({ order, onOpen }: RowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const writePoints = usePoints();
  const title =
    order.quantity > 1
      ? t('mall.many', { title: order.title, count: order.quantity })
      : order.title;
  return (
    <OrderRow
      title={title}
      language={useOtherLanguage()(order.language)}
      art={order.art}
      price={writePoints(order.pricePoints)}
      time={format.date(order.requestedAt, 'dateTime')}
      state={t(`mall.states.${order.state}`)}
      tone={orderTones[order.state]}
      onPress={onOpen}
    />
  );
};

const BlankOrders = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x3">
        <Skeleton shape="box" ratio="7 / 1" />
        <Skeleton shape="box" ratio="7 / 1" />
      </Stack>
    </div>
  );
};
