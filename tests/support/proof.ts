/**
 * How much of the proof this run is: `npm test` is the daily proof, `npm run test:all` (which sets
 * LIVERY_PROOF) the whole one: all brands, all kills, whole fleets, fresh seeds. What each of them
 * proves stands in `tests/README.md`.
 */
export const isWholeProof = process.env['LIVERY_PROOF'] === 'whole';

/**
 * How often, how many or how large.
 *
 * @param daily enough to find a fault of the code that a change has touched
 * @param whole all of it, for the nightly run
 */
export const inProof = <Value>(daily: Value, whole: Value): Value => (isWholeProof ? whole : daily);

/** What random tests start from when nobody asks for another: any number, always the same. */
const DAILY_SEED = 2026;

/**
 * What random tests start from: always the same in the daily proof, so that nobody's change fails by
 * chance; another in each whole proof. LIVERY_SEED asks for that of a run which failed.
 */
export const proofSeed: number = Number(process.env['LIVERY_SEED'] ?? DAILY_SEED);
