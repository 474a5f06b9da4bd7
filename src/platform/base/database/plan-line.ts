/** One line of an order as it is stored. */
export interface PlanLine {
  betType: string;
  picks: string[][];
  unitMinor: number;
  multiple: number;
}
