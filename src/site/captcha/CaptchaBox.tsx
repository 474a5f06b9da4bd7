import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { CaptchaField } from '#components/CaptchaField/CaptchaField.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { useSettings } from '../settings/use-settings.ts';
import { leadingThrottle } from '../throttle/leading-throttle.ts';

import {
  captchaAtom,
  captchaKindAtom,
  chooseCaptchaKindAtom,
  loadCaptchaAtom,
} from './captcha.state.ts';

export interface CaptchaBoxProps {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The captcha of a form: a picture, or a sum for whom cannot see it. Fetches itself. */
export const CaptchaBox = (props: CaptchaBoxProps) => {
  const { t } = useTranslation();
  const kind = useAtomValue(captchaKindAtom);
  const choose = useSetAtom(chooseCaptchaKindAtom);
  const load = useSetAtom(loadCaptchaAtom);
  const refreshMs = useSettings().limits.captchaRefreshMs;
  const [mayRefresh] = useState(() => leadingThrottle(refreshMs));
  useEffect(() => void load(), [load]);

  const other = kind === 'image' ? 'sum' : 'image';
  const change = () => {
    if (!mayRefresh()) return;
    props.onChange('');
    void choose(other);
  };
  return (
    <Stack gap="x2">
      {kind === 'image' ? <PictureCaptcha {...props} /> : <SumCaptcha {...props} />}
      <div>
        <Button variant="ghost" size="sm" onPress={change}>
          {t(kind === 'image' ? 'login.captchaUseSum' : 'login.captchaUseImage')}
        </Button>
      </div>
    </Stack>
  );
};

const PictureCaptcha = ({ onChange, ...props }: CaptchaBoxProps) => {
  const { t } = useTranslation();
  const shown = useAtomValue(captchaAtom);
  const load = useSetAtom(loadCaptchaAtom);
  const { captchaRefreshMs } = useSettings().limits;
  const failed = shown.status === 'failed' ? t('login.captchaFailed') : undefined;
  const refresh = () => {
    onChange('');
    void load();
  };
  return (
    <CaptchaField
      {...props}
      onChange={onChange}
      required
      label={t('fields.captcha')}
      hint={t('login.captchaLabel')}
      error={props.error ?? failed}
      imageSrc={shown.status === 'ready' ? `data:image/png;base64,${shown.value.image}` : null}
      imageAlt={t('login.captchaImage')}
      refreshLabel={t('login.captchaRefresh')}
      throttleMs={captchaRefreshMs}
      onRefresh={refresh}
    />
  );
};

const SumCaptcha = ({ error, ...props }: CaptchaBoxProps) => {
  const { t } = useTranslation();
  const shown = useAtomValue(captchaAtom);
  const load = useSetAtom(loadCaptchaAtom);
  const { captchaRefreshMs } = useSettings().limits;
  const [mayRefresh] = useState(() => leadingThrottle(captchaRefreshMs));
  const refresh = () => {
    if (!mayRefresh()) return;
    props.onChange('');
    void load();
  };
  const question = shown.status === 'ready' ? shown.value.question : '…';
  const failed = shown.status === 'failed' ? t('login.captchaFailed') : undefined;
  return (
    <TextInput
      {...props}
      required
      inputMode="numeric"
      autoComplete="off"
      label={t('login.captchaSumLabel', { question })}
      error={error ?? failed}
      trailing={<IconButton icon="refresh" label={t('login.captchaNewSum')} onPress={refresh} />}
    />
  );
};
