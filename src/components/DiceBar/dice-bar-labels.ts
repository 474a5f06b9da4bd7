/** The words of a dice. */
export interface DiceBarLabels {
  /** Names the whole: "Dice from 0.00 to 99.99". */
  dice: string;
  side: string;
  over: string;
  under: string;
  mark: string;
  chance: string;
  multiplier: string;
  /** Stands where the outcome will be, before the first roll. */
  ready: string;
  rolling: string;
  increase: string;
  decrease: string;
}
