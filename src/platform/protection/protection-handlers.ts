import { cancelLimitHandler, confirmLimitHandler } from './confirm-limit.ts';
import { startCoolOffHandler } from './cool-off.ts';
import { setMarketingHandler } from './marketing.ts';
import { protectionStatusHandler } from './read-status.ts';
import {
  answerRealityCheckHandler,
  netPositionHandler,
  realityCheckHandler,
  setRealityCheckHandler,
} from './reality-check.ts';
import { returnToPlayHandler, selfExcludeHandler } from './self-exclusion.ts';
import { setLimitHandler } from './set-limit.ts';

/** What keeps play within bounds. */
export const protectionHandlers = {
  protectionStatus: protectionStatusHandler,
  setLimit: setLimitHandler,
  confirmLimit: confirmLimitHandler,
  cancelLimit: cancelLimitHandler,
  startCoolOff: startCoolOffHandler,
  selfExclude: selfExcludeHandler,
  returnToPlay: returnToPlayHandler,
  realityCheck: realityCheckHandler,
  answerRealityCheck: answerRealityCheckHandler,
  setRealityCheck: setRealityCheckHandler,
  netPosition: netPositionHandler,
  setMarketing: setMarketingHandler,
};
