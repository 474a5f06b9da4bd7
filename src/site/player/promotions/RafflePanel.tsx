import { useTranslation } from 'react-i18next';

import type { RaffleState } from '#api/raffles.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '#components/Disclosure/Disclosure.tsx';
import { ProgressBar } from '#components/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useRaffle } from './raffle.state.ts';
import { RaffleProof } from './RaffleProof.tsx';

/** A raffle: the own tickets, when it is drawn, who has won, and how anybody counts it again. */
export const RafflePanel = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const remote = useRaffle(id);
  const { value } = remote;
  if (!value) {
    if (remote.status !== 'failed') return <Skeleton lines={3} />;
    // It has not been opened: there is nothing to tell yet.
    if (remote.refusal === 'raffle_unknown') return null;
    return <LoadFailure refusal={remote.refusal} onRetry={async () => remote.retry()} />;
  }
  return (
    <Stack gap="x4">
      {value.own && <OwnTickets raffle={value} own={value.own} />}
      <Facts raffle={value} />
      {value.winners.length > 0 && (
        <Disclosure title={t('raffle.winners')} level={3}>
          <Winners raffle={value} />
        </Disclosure>
      )}
      <Disclosure title={t('raffle.proof.open')} level={3}>
        <RaffleProof raffle={value} />
      </Disclosure>
    </Stack>
  );
};

interface PartProps {
  raffle: RaffleState;
}

const OwnTickets = ({
  raffle: { mostTickets, source, currency },
  own,
}: PartProps & { own: NonNullable<RaffleState['own']> }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { tickets, countedMinor, publicId } = own;
  return (
    <Stack gap="x2">
      <ProgressBar
        label={t('raffle.ownTickets')}
        value={tickets}
        max={mostTickets}
        valueText={t('raffle.ofMost', {
          tickets: format.number(tickets),
          most: format.number(mostTickets),
        })}
      />
      <p>{t(`raffle.counted.${source}`, { amount: format.money(countedMinor, currency) })}</p>
      {publicId !== null && <p>{t('raffle.publicId', { publicId })}</p>}
    </Stack>
  );
};

const Facts = ({ raffle }: PartProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { closesAt, endsAt, list, beacon, state } = raffle;
  const moment = (at: string) => format.date(at, 'dateTime');
  return (
    <DescriptionList
      items={[
        { id: 'state', term: t('raffle.state'), value: t(`raffle.states.${state}`) },
        { id: 'ends', term: t('raffle.endsAt'), value: moment(endsAt) },
        { id: 'closes', term: t('raffle.closesAt'), value: moment(closesAt) },
        ...(list
          ? [
              { id: 'tickets', term: t('raffle.tickets'), value: format.number(list.tickets) },
              { id: 'members', term: t('raffle.members'), value: format.number(list.members) },
            ]
          : []),
        ...(beacon
          ? [{ id: 'draws', term: t('raffle.drawsAt'), value: moment(beacon.drawsAt) }]
          : []),
      ]}
    />
  );
};

const Winners = ({ raffle: { winners, currency, own } }: PartProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <DescriptionList
      items={winners.map(({ ticket, publicId, amountMinor }) => ({
        id: String(ticket),
        term: t(publicId === own?.publicId ? 'raffle.ownWinner' : 'raffle.winner', {
          ticket: format.number(ticket),
          publicId,
        }),
        value: format.money(amountMinor, currency),
      }))}
    />
  );
};
