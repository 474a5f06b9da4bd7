import { cancelLimitHandler, confirmLimitHandler } from '../../people/protection/confirm-limit.ts';
import { startCoolOffHandler } from '../../people/protection/cool-off.ts';
import { setMarketingHandler } from '../../people/protection/marketing.ts';
import { protectionStatusHandler } from '../../people/protection/read-status.ts';
import {
  answerRealityCheckHandler,
  netPositionHandler,
  realityCheckHandler,
  setRealityCheckHandler,
} from '../../people/protection/reality-check.ts';
import { returnToPlayHandler, selfExcludeHandler } from '../../people/protection/self-exclusion.ts';
import { setLimitHandler } from '../../people/protection/set-limit.ts';

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
