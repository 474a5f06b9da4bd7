import { type RaceBoard, races } from '#api/races.ts';
import { readText } from '#domain/read-text.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { maskName } from '../../people/members/mask-name.ts';
import { readPlaces, readRaces, type StoredPlace, type StoredRace } from './read-races.ts';

/** The places that a board shows. */
const SHOWN_PLACES = 10;

/** The races that run, and the last results; names are masked, the caller's own place is always told. */
export const racesHandler = handle(races, async (_input, context) => {
  const { database, merchant, session, language } = context;
  const memberId = session && !isTrial(session.type) ? session.memberId : null;
  const found = await readRaces(database, merchant.id, memberId);
  const places = await readPlaces(
    database,
    merchant.id,
    found.map(({ id }) => id),
    SHOWN_PLACES,
  );
  const byRace = Map.groupBy(places, ({ raceId }) => raceId);
  const { fallback } = merchant.config.languages;
  return {
    now: new Date().toISOString(),
    races: found.map((race) => ({
      ...toBoard(race),
      title: readText(race.title, language, fallback),
      places: (byRace.get(race.id) ?? []).map((place) => toPlace(place, race, memberId)),
    })),
  };
});

const toBoard = (race: StoredRace): Omit<RaceBoard, 'title' | 'places'> => {
  const { points, validMinor, rank, wonMinor, prize, startsAt, endsAt, ...terms } = race;
  const prizeMinor = wonMinor ?? (rank === null ? null : prizeOf(race, rank));
  return {
    ...terms,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    own: points === null ? null : { rank, points, validMinor: validMinor ?? 0, prizeMinor, prize },
  };
};

const prizeOf = ({ prizesMinor }: StoredRace, rank: number): number | null =>
  prizesMinor[rank - 1] ?? null;

const toPlace = (
  { rank, memberId: holder, username, points }: StoredPlace,
  race: StoredRace,
  memberId: number | null,
): RaceBoard['places'][number] => ({
  rank,
  points,
  name: maskName(username),
  prizeMinor: prizeOf(race, rank),
  mine: holder === memberId,
});
