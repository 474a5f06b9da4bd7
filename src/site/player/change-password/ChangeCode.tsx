import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormField } from '#components/Form/FormField.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';

import { CodeField } from '../../fields/CodeField.tsx';
import { useSendCode } from '../../fields/use-send-code.ts';

import {
  type ChangePasswordValues,
  type CodeChannel,
  sendChangeCodeAtom,
} from './change-password.state.ts';

/** The code that a change asks for; whoever has confirmed both ways chooses where it goes. */
export const ChangeCode = ({ channels }: { channels: readonly CodeChannel[] }) => {
  const { t } = useTranslation();
  const [channel, setChannel] = useState(channels[0]);
  const sendCode = useSetAtom(sendChangeCodeAtom);
  const sending = useSendCode('changePassword', () => sendCode(channel));
  return (
    <>
      {channels.length > 1 && channel && (
        <SegmentedControl
          fullWidth
          label={t('changePassword.codeHint')}
          value={channel}
          onChange={(chosen) => setChannel(channels.find((each) => each === chosen))}
          options={[
            { value: 'mobile', label: t('changePassword.byMobile'), icon: 'phone' },
            { value: 'email', label: t('changePassword.byEmail'), icon: 'mail' },
          ]}
        />
      )}
      <FormField<ChangePasswordValues, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
    </>
  );
};
