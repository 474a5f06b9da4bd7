import { convertPointsHandler } from '../../money/points/convert-points.ts';
import { pointsDetailsHandler } from '../../money/points/list-points.ts';
import { pointsConfigHandler } from '../../money/points/points-config.ts';
import { pointsBalanceHandler } from '../../money/points/read-points.ts';

/** Points. */
export const pointsHandlers = {
  pointsBalance: pointsBalanceHandler,
  pointsConfig: pointsConfigHandler,
  convertPoints: convertPointsHandler,
  pointsDetails: pointsDetailsHandler,
};
