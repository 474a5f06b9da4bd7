/** A figure of a promotion: its plain value, and how a language writes it. */
export interface Figure {
  /** In the unit that a person writes it in: percent, times, days, or the currency's major unit. */
  value: number;
  text: string;
}
