/** Parts of the query builder that resources use; the packages themselves stay in this folder. */
export { sql } from 'kysely';
