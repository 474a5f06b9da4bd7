import { useTranslation } from 'react-i18next';

import { CodeInput } from '#components/CodeInput/CodeInput.tsx';
import type { BoundField } from '#components/Form/FormField.tsx';
import { WaitButton } from '#components/WaitButton/WaitButton.tsx';

import { useFormat } from '../i18n/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';

import type { UsedSendCode } from './use-send-code.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';

interface WarningDialogProps {
  /** What has gone wrong; null while nothing has. */
  text: string | null;
  onClose: () => void;
}

/** A warning with one button, such as that no code could be sent (specification 8). */
const WarningDialog = ({ text, onClose }: WarningDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={t('common.errorTitle')}
      open={text !== null}
      onOpenChange={onClose}
      closeLabel={t('common.close')}
      footer={
        <Cluster gap="x2" justify="end">
          <Button onPress={onClose}>{t('register.understood')}</Button>
        </Cluster>
      }
    >
      {text}
    </Dialog>
  );
};

export interface CodeFieldProps {
  field: BoundField<string>;
  sending: UsedSendCode;
  /** Where one form has two codes; "Verification code" when left out. */
  label?: string | undefined;
  /** The last figure was entered: the form can be sent. */
  onComplete?: (() => void) | undefined;
}

/** A code that the platform sends: six figures, and the button that asks for it. */
export const CodeField = ({ field, sending, label, onComplete }: CodeFieldProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { sent } = sending;
  const time = sent && { count: sent.minutes, minutes: format.number(sent.minutes) };
  return (
    <>
      <CodeInput
        {...field}
        required
        label={label ?? t('fields.verificationCode')}
        hint={
          <span role="status">
            {time &&
              (sent.to ? t('verify.sentTo', { ...time, to: sent.to }) : t('verify.sent', time))}
            {!time && t('verify.hint')}
          </span>
        }
        onComplete={onComplete}
        resend={
          <WaitButton
            size="sm"
            variant="secondary"
            icon="mail"
            language={language}
            until={sending.until}
            loading={sending.busy}
            waitLabel={(left) => t('verify.sendAgainIn', { time: left })}
            readyText={t('verify.ready')}
            onPress={sending.press}
          >
            {t(sending.until ? 'verify.sendAgain' : 'verify.send')}
          </WaitButton>
        }
      />
      <WarningDialog text={sending.warning} onClose={sending.closeWarning} />
    </>
  );
};
