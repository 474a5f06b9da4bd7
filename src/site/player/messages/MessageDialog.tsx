import { useTranslation } from 'react-i18next';

import type { InboxMessage } from '#api/inbox.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

export interface MessageDialogProps {
  message: InboxMessage;
  onClose: () => void;
  onDelete: () => void;
}

/** One message whole, with the way to what it tells of. */
export const MessageDialog = ({ message, onClose, onDelete }: MessageDialogProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useSettings();
  const { title, text, path, sentAt } = message;
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('common.close')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <Cluster gap="x3" justify="end">
          <Button variant="ghost" onPress={onDelete}>
            {t('inbox.delete')}
          </Button>
          {path !== null && <LinkButton href={path}>{t('inbox.goThere')}</LinkButton>}
        </Cluster>
      }
    >
      <Stack gap="x3">
        <RelativeTime value={sentAt} {...{ language, timeZone }} />
        {text.split(/\n{2,}/).map((paragraph, at) => (
          // The text does not change while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={at} dir="auto">
            {paragraph}
          </p>
        ))}
      </Stack>
    </Dialog>
  );
};
