import type { Subject } from '../pencils/subject.ts';
import { basketball } from './sports/basketball.ts';
import { boxing } from './sports/boxing.ts';
import { caneball } from './sports/caneball.ts';
import { cricket } from './sports/cricket.ts';
import { football } from './sports/football.ts';
import { hockey } from './sports/hockey.ts';
import { paddle } from './sports/paddle.ts';
import { shuttlecock } from './sports/shuttlecock.ts';
import { stadium } from './sports/stadium.ts';
import { tennis } from './sports/tennis.ts';
import { trophy } from './sports/trophy.ts';
import { volleyball } from './sports/volleyball.ts';

/** Sports, by the word that the catalogue uses. */
export const sportsMotifs = {
  basketball,
  boxing,
  caneball,
  cricket,
  football,
  hockey,
  paddle,
  shuttlecock,
  stadium,
  tennis,
  trophy,
  volleyball,
} as const satisfies Record<string, Subject>;
