import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '#components/Dialog/Dialog.tsx';
import {
  type SlideResult,
  SliderVerification,
} from '#components/SliderVerification/SliderVerification.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useRefusalText } from '../fields/refusal-text.ts';

import { CaptchaBox } from './CaptchaBox.tsx';
import { endSliderAtom, verifySlideAtom, sliderAtom } from './slider.state.ts';

/** Long enough to see that the slide was accepted; the library's own glide takes as long. */
const SEEN_MS = 500;

/** The slider that a form has to pass, over the form; it goes by itself once it was passed. */
export const SliderDialog = () => {
  const { t } = useTranslation();
  const slider = useAtomValue(sliderAtom);
  const end = useSetAtom(endSliderAtom);
  // A popup that is closed takes its slider along.
  useEffect(() => () => end(null), [end]);
  return (
    <Dialog
      size="sm"
      title={t('verify.sliderTitle')}
      open={slider !== null}
      onOpenChange={() => end(null)}
      closeLabel={t('common.close')}
    >
      <Slide />
    </Dialog>
  );
};

const Slide = () => {
  const { t } = useTranslation();
  const slider = useAtomValue(sliderAtom);
  const judge = useSetAtom(verifySlideAtom);
  const end = useSetAtom(endSliderAtom);
  const refusalText = useRefusalText();
  const [captcha, setCaptcha] = useState('');
  const [missing, setMissing] = useState(false);
  if (!slider) return null;

  const done = async (slide: SlideResult) => {
    const lacks = slider.captcha && captcha.trim() === '';
    setMissing(lacks);
    if (lacks) return;
    const pass = await judge(slide, captcha);
    setCaptcha('');
    if (pass !== null) setTimeout(() => end(pass), SEEN_MS);
  };
  return (
    <Stack gap="x4">
      {slider.captcha && (
        <CaptchaBox
          value={captcha}
          onChange={setCaptcha}
          error={missing ? t('fieldRules.captchaRequired') : undefined}
        />
      )}
      <SliderVerification
        state={missing ? 'failed' : slider.status}
        onDone={(slide) => void done(slide)}
        labels={{
          label: t('verify.sliderLabel'),
          instruction: t('verify.sliderInstruction'),
          busy: t('verify.sliderBusy'),
          passed: t('verify.sliderPassed'),
          failed: missing
            ? t('fieldRules.captchaRequired')
            : slider.refusal
              ? refusalText(slider.refusal)
              : t('verify.sliderFailed'),
          alternative: t('verify.sliderAlternative'),
        }}
      />
    </Stack>
  );
};
