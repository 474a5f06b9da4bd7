import { useTranslation } from 'react-i18next';

import type { Contract, previewContract } from '#api/contracts.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import type { ContractKind } from '#domain/agents/contract-terms.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { contractTones } from './contracts.state.ts';
import { TermsText } from './TermsText.tsx';
import { usePartyName } from './use-party-name.ts';
import { usePeriodText } from './use-period-text.ts';

/** What terms would have paid, and what would end by them. */
export type Preview = ValueOf<typeof previewContract>;

interface ContractPreviewProps {
  kind: ContractKind;
  preview: Preview;
}

/** What a contract would have paid over the last periods, and the deeper contracts that would end by it. */
export const ContractPreview = ({ kind, preview }: ContractPreviewProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useSettings();
  const periodText = usePeriodText();
  const lineOf = ({ rateMillis, figureMinor, activeMembers }: Preview['periods'][number]) => ({
    rate: format.number(rateMillis / 1000),
    figure: format.money(figureMinor),
    active: format.number(activeMembers),
  });
  return (
    <Stack gap="x4">
      {!preview.isCovered && <Banner tone="warning">{t('agentContracts.uncovered')}</Banner>}
      <DescriptionList
        items={preview.periods.map((period) => ({
          id: period.startsAt,
          term: (
            <>
              {periodText(kind, period)}
              <br />
              <small>
                {period.rateMillis === 0
                  ? t('agentContracts.previewNothing', lineOf(period))
                  : t('agentContracts.previewLine', lineOf(period))}
              </small>
            </>
          ),
          value: <Money minor={period.amountMinor} {...{ currency, language }} />,
        }))}
      />
      <span>
        {t('agentContracts.previewStarts', { date: format.date(preview.startsAt, 'dateTime') })}
      </span>
      <Ending {...preview} />
    </Stack>
  );
};

/** Deeper contracts that would end: whose, of which kind, and how they stand. */
const Ending = ({ ending, endingCount }: Pick<Preview, 'ending' | 'endingCount'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  const partyName = usePartyName();
  if (endingCount === 0) return <span>{t('agentContracts.noEnding')}</span>;
  const nameOf = ({ agent, upline }: Contract) =>
    upline.isOwn
      ? partyName(agent)
      : t('agentContracts.givenBy', { agent: partyName(agent), upline: partyName(upline) });
  const rest = endingCount - ending.length;
  return (
    <Stack gap="x3">
      <Banner
        tone="warning"
        title={t('agentContracts.ending', {
          count: endingCount,
          number: format.number(endingCount),
        })}
      >
        {t('agentContracts.endingText')}
      </Banner>
      <DescriptionList
        items={ending.map((contract) => ({
          id: String(contract.contractId),
          term: (
            <>
              <bdi>{nameOf(contract)}</bdi>
              <br />
              <small>
                {t(`agentCenter.kinds.${contract.kind}`)}
                <TermsText terms={contract.terms} />
              </small>
            </>
          ),
          value: (
            <StatusPill tone={contractTones[contract.state]}>
              {t(`agentCenter.states.${contract.state}`)}
            </StatusPill>
          ),
        }))}
      />
      {rest > 0 && <span>{t('agentContracts.endingMore', { number: format.number(rest) })}</span>}
    </Stack>
  );
};
