/** A figure of a promotion: its plain value, and how a language writes it. */
export interface Figure {
  /** In the unit that a person writes it in: percent, times, days, or the currency's major unit. */
  value: number;
  text: string;
}

/** How figures are written in a language. */
export interface Writers {
  plain: (value: number) => Figure;
  /** Of a number such as 50 for 50 %. */
  percent: (value: number) => Figure;
  /** Of minor units. */
  money: (minor: number) => Figure;
}
