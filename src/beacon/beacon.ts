/** One value of a beacon: nobody can know it before its moment, everybody can afterwards. */
export interface BeaconValue {
  /** From 1. */
  round: number;
  /** 32 bytes as hex text. */
  randomness: string;
}

/** A source of public random values, one after the other at fixed moments. */
export interface Beacon {
  /**
   * The number of the first round that is published after a moment.
   *
   * @throws {BeaconUnavailable} when nothing is known of the beacon yet and it does not answer
   */
  roundAfter: (moment: Date) => Promise<number>;
  /**
   * The value of a round; waits for its moment.
   *
   * @throws {BeaconUnavailable} when it cannot be had, or is not the beacon's own
   */
  read: (round: number) => Promise<BeaconValue>;
}

/** A beacon does not answer, or what answers is not the beacon. Asking again later may help. */
export class BeaconUnavailable extends Error {
  override readonly name = 'BeaconUnavailable';
}
