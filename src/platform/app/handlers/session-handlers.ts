import type * as api from '#api/session.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import {
  createExchangeCodeHandler,
  exchangeSessionHandler,
} from '../../people/session/exchange-session.ts';
import { freePlayHandler } from '../../people/session/free-play.ts';
import { loginHandler } from '../../people/session/log-in.ts';
import { logoutEverywhereHandler, logoutHandler } from '../../people/session/log-out.ts';
import { rememberedLoginHandler } from '../../people/session/remembered-login.ts';
import { sendChallengeCodeHandler } from '../../people/session/send-challenge-code.ts';
import { verifyLoginHandler } from '../../people/session/verify-login.ts';

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
