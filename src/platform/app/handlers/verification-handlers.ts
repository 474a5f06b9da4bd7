import type * as api from '#api/verification.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { checkSliderHandler } from '../../people/verification/check-slider.ts';
import { createSliderHandler } from '../../people/verification/create-slider.ts';
import { sendLoginCodeHandler } from '../../people/session/send-login-code.ts';
import { sendRegisterCodeHandler } from '../../people/verification/send-register-code.ts';

/** Codes and sliders for who is not signed in. */
export const verificationHandlers: HandlersOf<typeof api> = {
  sendLoginCode: sendLoginCodeHandler,
  sendRegisterCode: sendRegisterCodeHandler,
  createSlider: createSliderHandler,
  checkSlider: checkSliderHandler,
};
