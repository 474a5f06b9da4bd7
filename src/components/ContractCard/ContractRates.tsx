import * as styles from './ContractCard.css.ts';

/** What is paid from a threshold on, both written out. */
export interface ContractTier {
  /** "from 500,000 and 5 active members". */
  threshold: string;
  /** "27 %". */
  rate: string;
}

/** One rate large, or several as a table. */
export const ContractRates = ({
  tiers,
  threshold,
  rate,
}: {
  tiers: readonly ContractTier[];
  threshold: string;
  rate: string;
}) => {
  const [only] = tiers;
  if (only && tiers.length === 1)
    return (
      <p className={styles.rate}>
        <strong className={styles.rateFigure}>
          <bdi>{only.rate}</bdi>
        </strong>
        <span className={styles.rateNote}>
          <bdi>{only.threshold}</bdi>
        </span>
      </p>
    );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {threshold}
          </th>
          <th scope="col" className={styles.cell}>
            {rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.threshold}>
            <td className={styles.cell}>
              <bdi>{tier.threshold}</bdi>
            </td>
            <td className={styles.cell}>
              <bdi>{tier.rate}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
