import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { ForeignText } from '#components/ForeignText/ForeignText.tsx';
import { QrCode } from '#components/QrCode/QrCode.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { useBrand } from '../../brand/use-brand.ts';
import { useOtherLanguage } from '../../i18n/use-other-language.ts';

import { invitationLink } from './referral.state.ts';

interface InvitationProps {
  code: string;
  /** The brand's own words; empty where it has none. */
  text: string;
  /** BCP-47. */
  textLanguage: string;
}

const QR_PX = 180;
const QR_MARGIN_PX = 12;

/** The member's own link: to copy, to scan, to share. */
export const Invitation = ({ code, text, textLanguage }: InvitationProps) => {
  const { t } = useTranslation();
  const otherLanguage = useOtherLanguage();
  const link = invitationLink(location.origin, code);
  const labels = {
    copy: t('money.copy'),
    copied: t('money.copied'),
    failed: t('money.copyFailed'),
  };
  return (
    <Surface padding="lg" as="section">
      <Columns layout="fit" gap="x6">
        <Stack gap="x4">
          <p>
            {text === '' ? (
              t('referral.defaultText')
            ) : (
              <ForeignText language={otherLanguage(textLanguage)}>{text}</ForeignText>
            )}
          </p>
          <CopyField label={t('referral.yourLink')} value={link} labels={labels} />
          <CopyField label={t('referral.yourCode')} value={code} labels={labels} />
          <p>{t('referral.codeHint')}</p>
          <ShareButton link={link} />
        </Stack>
        <QrCode value={link} sizePx={QR_PX} marginPx={QR_MARGIN_PX} label={t('referral.qr')} />
      </Columns>
    </Surface>
  );
};

/** Opens the system's share sheet, where there is one. */
const ShareButton = ({ link }: { link: string }) => {
  const { t } = useTranslation();
  const { name } = useBrand();
  if (!('share' in navigator)) return null;
  const share = () =>
    // Who closes the sheet has shared nothing, and need not be told.
    void navigator
      .share({ title: name, text: t('referral.shareText', { brand: name }), url: link })
      .catch(() => undefined);
  return (
    <Cluster>
      <Button icon="users" onPress={share}>
        {t('referral.share')}
      </Button>
    </Cluster>
  );
};
