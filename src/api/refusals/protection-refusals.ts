import type { RefusalRule } from './refusal-rule.ts';

/** Refusals of player protection: exclusion, pauses, age, limits, reminders. */
export const protectionRefusals = {
  self_excluded: {
    status: 403,
    meaning: 'The person has excluded themselves from play; see details.until (null: for good).',
  },
  cooling_off: { status: 403, meaning: 'The member takes a break; see details.until.' },
  age_unverified: {
    status: 403,
    meaning: 'The age is not proved as this brand asks; see details.',
  },
  reality_check_due: {
    status: 403,
    meaning: 'The reality check must be answered before play goes on.',
  },
  session_limit: { status: 403, meaning: 'The time of play is used up; see details.' },
  limit_reached: {
    status: 403,
    meaning: 'The amount would pass a limit of the member or of the brand; see details.',
  },
  limit_out_of_bounds: { status: 400, meaning: 'The limit is above details.max.' },
  limit_waits: {
    status: 409,
    meaning: 'The higher limit may be confirmed from details.confirmableAt on.',
  },
  no_pending_limit: { status: 409, meaning: 'No higher limit waits.' },
  cool_off_out_of_bounds: { status: 400, meaning: 'A break has details.min to details.max hours.' },
  cool_off_not_shorter: {
    status: 409,
    meaning: 'A break that holds until details.until cannot be shortened.',
  },
  self_exclusion_out_of_bounds: {
    status: 400,
    meaning: 'A self-exclusion has details.min to details.max months, or null.',
  },
  self_exclusion_not_shorter: {
    status: 409,
    meaning: 'A self-exclusion that holds cannot be shortened; see details.until.',
  },
  no_self_exclusion: { status: 409, meaning: 'This account has no self-exclusion that holds.' },
  reality_check_out_of_bounds: {
    status: 400,
    meaning: 'Reality checks come every details.min to details.max minutes.',
  },
} satisfies Record<string, RefusalRule>;
