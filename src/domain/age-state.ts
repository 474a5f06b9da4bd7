import { ageOn } from './age.ts';

/**
 * What is known of somebody's age. `agreed`: only the least age was agreed to at registration;
 * `declared`: a birthday of the least age was given; `verified`: an operator has seen a proof;
 * `underage`: the birthday says that somebody is too young.
 */
export type AgeState = 'agreed' | 'declared' | 'verified' | 'underage';

/**
 * Judges the age of a member.
 *
 * @param birthday `yyyy-MM-dd` or `MM-dd-yyyy`; null when none was given
 * @param minimumAge whole years
 */
export const ageState = (
  { birthday, verified }: { birthday: string | null; verified: boolean },
  minimumAge: number,
  today: Date,
): AgeState => {
  const declared = birthday === null ? null : ageOn(birthday, today) >= minimumAge;
  if (declared === false) return 'underage';
  if (verified) return 'verified';
  return declared ? 'declared' : 'agreed';
};

/** Whether an age opens real play where the merchant asks for this much proof. */
export const isOldEnough = (state: AgeState, asked: Exclude<AgeState, 'underage'>): boolean => {
  const ranks: AgeState[] = ['underage', 'agreed', 'declared', 'verified'];
  return ranks.indexOf(state) >= ranks.indexOf(asked);
};
