/** Parts of the query builder that the service uses; the packages themselves stay in this folder. */
export { sql } from 'kysely';
