import type * as api from '#api/session.ts';
import type { HandlersOf } from '../handler.ts';
import { createExchangeCodeHandler, exchangeSessionHandler } from './exchange-session.ts';
import { freePlayHandler } from './free-play.ts';
import { loginHandler } from './log-in.ts';
import { logoutEverywhereHandler, logoutHandler } from './log-out.ts';
import { rememberedLoginHandler } from './remembered-login.ts';
import { sendChallengeCodeHandler } from './send-challenge-code.ts';
import { verifyLoginHandler } from './verify-login.ts';

/** The ways in and out. */
export const sessionHandlers: HandlersOf<typeof api> = {
  login: loginHandler,
  sendChallengeCode: sendChallengeCodeHandler,
  verifyLogin: verifyLoginHandler,
  rememberedLogin: rememberedLoginHandler,
  freePlay: freePlayHandler,
  createExchangeCode: createExchangeCodeHandler,
  exchangeSession: exchangeSessionHandler,
  logout: logoutHandler,
  logoutEverywhere: logoutEverywhereHandler,
};
