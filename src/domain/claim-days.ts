/** A mission that was reached, or a prize that is a bonus, can be claimed for so many days (domain rules, section 5). */
export const CLAIM_DAYS = 7;
