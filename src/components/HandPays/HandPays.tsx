import * as styles from './HandPays.css.ts';

/** One line of a pay table. */
export interface HandPay {
  id: string;
  name: string;
  /** "×25". */
  pays: string;
}

export interface HandPaysProps {
  /** The best hand first. */
  lines: readonly HandPay[];
  /** The hand that the player holds now. */
  active?: string | undefined;
  labels: { caption: string; hand: string; pays: string };
}

/** What each hand pays; the line of the hand that lies open is set off. */
export const HandPays = ({ lines, active, labels }: HandPaysProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{labels.caption}</caption>
    <thead className={styles.head}>
      <tr>
        <th scope="col">{labels.hand}</th>
        <th scope="col">{labels.pays}</th>
      </tr>
    </thead>
    <tbody className={styles.body}>
      {lines.map(({ id, name, pays }) => (
        <tr key={id} className={styles.line} aria-current={id === active || undefined}>
          <th scope="row" className={styles.name}>
            {name}
          </th>
          <td className={styles.pays}>
            <bdi>{pays}</bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
