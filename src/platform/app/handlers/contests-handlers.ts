import { claimMissionHandler } from '../../money/missions/claim-mission.ts';
import { missionsHandler } from '../../money/missions/list-missions.ts';
import { racesHandler } from '../../money/races/list-races.ts';

/** Missions. */
export const missionsHandlers = {
  missions: missionsHandler,
  claimMission: claimMissionHandler,
};

/** Races. */
export const racesHandlers = { races: racesHandler };
