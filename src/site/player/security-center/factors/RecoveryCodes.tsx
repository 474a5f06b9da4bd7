import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { CodeList } from '#components/CodeList/CodeList.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useCopyLabels } from '../shared/use-copy-labels.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes that stand in for a lost phone. They are never shown again, so nothing closes them by chance. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const { t } = useTranslation();
  const [kept, setKept] = useState(false);
  return (
    <Dialog
      open
      size="sm"
      title={t('security.recovery.title')}
      closeLabel={t('common.close')}
      dismissable={false}
      onOpenChange={onClose}
    >
      <Stack gap="x4">
        <Banner tone="warning" title={t('security.recovery.once')}>
          {t('security.recovery.text')}
        </Banner>
        <CodeList label={t('security.recovery.title')} codes={codes} labels={useCopyLabels()} />
        <Checkbox label={t('security.recovery.kept')} value={kept} onChange={setKept} />
        <Button size="lg" fullWidth isDisabled={!kept} onPress={onClose}>
          {t('security.recovery.finish')}
        </Button>
      </Stack>
    </Dialog>
  );
};
