import { useTranslation } from 'react-i18next';

import { offerContract } from '#api/contracts.ts';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { offerOf, type OfferValues, type Preview } from './offer-values.ts';

interface OfferPreviewProps {
  values: OfferValues;
  preview: Preview;
  onLeave: () => void;
}

/** What an offer would have paid over the last periods, and what would end by it. */
export const OfferPreview = ({ values, preview, onLeave }: OfferPreviewProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useSettings();
  const sendOnce = useSendOnce();
  const tell = useOutcomeToast();
  const refusalText = useRefusalText();
  const offer = async () => {
    tell(await sendOnce(offerContract, offerOf(values, currency)), t('agentCenter.offered'));
    onLeave();
  };
  return (
    <ConfirmDialog
      open
      title={t('agentCenter.previewTitle')}
      confirmLabel={t('agentCenter.offer')}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      onOpenChange={onLeave}
      onConfirm={() => void offer()}
      body={
        <Stack gap="x3">
          <span>
            {t('agentCenter.previewText', { date: format.date(preview.startsAt, 'dateTime') })}
          </span>
          <DescriptionList
            items={preview.periods.map(({ startsAt, amountMinor }) => ({
              id: startsAt,
              term: format.date(startsAt, 'dateTime'),
              value: <Money minor={amountMinor} {...{ currency, language }} />,
            }))}
          />
          {!preview.isCovered && <strong>{refusalText('contract_terms')}</strong>}
          {preview.endingCount > 0 && (
            <strong>
              {t('agentCenter.wouldEnd', {
                count: preview.endingCount,
                number: format.number(preview.endingCount),
              })}
            </strong>
          )}
        </Stack>
      }
    />
  );
};
