import { useTranslation } from 'react-i18next';

import type { AgentLink } from '#api/agent-links.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { QrCode } from '#components/QrCode/QrCode.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { addressOf } from './links.state.ts';
import { saveQr } from './save-qr.ts';

const QR_PX = 180;
const QR_MARGIN_PX = 12;

/** The words of a field that is copied. */
export const useCopyLabels = () => {
  const { t } = useTranslation();
  return { copy: t('money.copy'), copied: t('money.copied'), failed: t('money.copyFailed') };
};

/** A link to copy, to scan, and to take along as a picture. */
export const LinkShare = ({ link }: { link: AgentLink }) => {
  const { t } = useTranslation();
  const labels = useCopyLabels();
  const tell = useOutcomeToast();
  const address = addressOf(link, location.origin);
  const save = () =>
    void saveQr(address, link.code).catch(() => tell({ ok: false, refusal: 'network' }, ''));
  return (
    <Columns layout="fit" gap="x6">
      <Stack gap="x4">
        <CopyField label={t('agentLinks.url')} value={address} labels={labels} />
        <Cluster>
          <Button variant="secondary" icon="download" onPress={save}>
            {t('agentLinks.saveQr')}
          </Button>
        </Cluster>
      </Stack>
      <QrCode value={address} sizePx={QR_PX} marginPx={QR_MARGIN_PX} label={t('agentLinks.qr')} />
    </Columns>
  );
};
