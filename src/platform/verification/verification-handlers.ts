import type * as api from '#api/verification.ts';
import type { HandlersOf } from '../handler.ts';
import { checkSliderHandler } from './check-slider.ts';
import { createSliderHandler } from './create-slider.ts';
import { sendLoginCodeHandler } from './send-login-code.ts';
import { sendRegisterCodeHandler } from './send-register-code.ts';

/** Codes and sliders for who is not signed in. */
export const verificationHandlers: HandlersOf<typeof api> = {
  sendLoginCode: sendLoginCodeHandler,
  sendRegisterCode: sendRegisterCodeHandler,
  createSlider: createSliderHandler,
  checkSlider: checkSliderHandler,
};
