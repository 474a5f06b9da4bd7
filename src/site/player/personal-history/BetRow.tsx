import { useTranslation } from 'react-i18next';

import type { BetRecord } from '#api/records.ts';
import { BetRecordRow } from '#components/BetRecordRow/BetRecordRow.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { payoutMinor } from '#domain/payout.ts';

import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** One bet or round of the member's own. */
export const BetRow = ({ record, currency }: { record: BetRecord; currency: string }) => {
  const { t } = useTranslation();
  const { timeZone } = useSettings();
  const { state, gameName, vendorName, gameType, pick, odds } = record;
  return (
    <BetRecordRow
      game={gameName ?? `${t(`categories.${gameType}`)} · ${vendorName}`}
      pick={pick ?? (gameName === null ? undefined : vendorName)}
      reference={record.reference}
      at={record.placedAt}
      odds={odds ?? undefined}
      stakeMinor={record.stakeMinor}
      payoutMinor={payoutShown(record)}
      validBetMinor={state === 'open' ? undefined : record.validBetMinor}
      language={useLanguage()}
      {...{ state, currency, timeZone }}
      labels={{
        state: t(`history.bets.states.${state}`),
        stake: t('history.bets.stake'),
        odds: t('history.bets.odds'),
        payout: t('history.bets.payout'),
        possible: t('history.bets.possible'),
        validBet: t('history.bets.validBet'),
      }}
    >
      {record.hasReplay && (
        <LinkButton href={`/replay/${record.id}`} variant="secondary" size="sm" icon="play">
          {t('history.bets.replay')}
        </LinkButton>
      )}
    </BetRecordRow>
  );
};

/** What a bet paid back; of an open one what it may, where odds tell that. */
const payoutShown = ({ state, odds, stakeMinor, payoutMinor: paid }: BetRecord) => {
  if (state !== 'open') return paid;
  return odds === null ? undefined : payoutMinor(stakeMinor, [odds]);
};
