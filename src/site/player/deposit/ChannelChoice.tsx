import { useTranslation } from 'react-i18next';

import type { DepositChannel } from '#api/deposits.ts';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { PaymentChannelCard } from '#components/PaymentChannelCard/PaymentChannelCard.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';

import { arrivalIn } from './deposit.state.ts';
import { useFeeText } from './use-fee-text.ts';

const icons: Record<DepositChannel['kind'], IconName> = {
  bank: 'bank',
  card: 'cards',
  wallet: 'wallet',
  mobile: 'phone',
  qr: 'qr',
};

export interface ChannelChoiceProps {
  channels: readonly DepositChannel[];
  currency: string;
  chosen: string;
  onChoose: (id: string) => void;
}

/** The ways to pay, each with its bounds, its fee and how long it takes. */
export const ChannelChoice = ({ channels, currency, chosen, onChoose }: ChannelChoiceProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const feeText = useFeeText(currency);
  const arrivalText = useArrivalText();
  return (
    <div role="radiogroup" aria-label={t('deposit.channel')}>
      <Stack gap="x3">
        {channels.map((channel) => (
          <PaymentChannelCard
            key={channel.id}
            group="deposit-channel"
            value={channel.id}
            name={channel.name}
            icon={icons[channel.kind]}
            limits={t('common.range', {
              min: format.money(channel.minimumMinor, currency),
              max: format.money(channel.maximumMinor, currency),
            })}
            fee={feeText(channel)}
            arrival={arrivalText(channel.arrivalMinutes)}
            selected={channel.id === chosen}
            onSelect={onChoose}
          />
        ))}
      </Stack>
    </div>
  );
};

/** Gives how long a channel usually takes in words, in the largest unit that fits. */
const useArrivalText = (): ((minutes: number) => string) => {
  const { t } = useTranslation();
  return (minutes) => {
    const { unit, count } = arrivalIn(minutes);
    return unit === null ? t('deposit.atOnce') : t(`deposit.within.${unit}`, { count });
  };
};
