import { intlLanguage } from '#domain/intl-language.ts';
import { Image } from '../Image/Image.tsx';
import { Money } from '../Money/Money.tsx';
import * as styles from './WinnerRow.css.ts';

export interface WinnerRowProps {
  /** Masked by the platform. */
  customerName: string;
  gameName: string;
  winMinor: number;
  currency: string;
  language: string;
  iconUrl: string;
  fallbackUrl: string;
  /** The place on the board, from 1; the first three are set off. */
  rank?: number | undefined;
}

/** Who won how much in which game. */
export const WinnerRow = ({
  customerName,
  gameName,
  winMinor,
  currency,
  language,
  iconUrl,
  fallbackUrl,
  rank,
}: WinnerRowProps) => (
  <div className={styles.row}>
    {rank !== undefined && (
      <span className={styles.rank} data-top={rank <= 3 || undefined}>
        {new Intl.NumberFormat(intlLanguage(language)).format(rank)}
      </span>
    )}
    <span className={styles.icon}>
      <Image src={iconUrl} fallback={fallbackUrl} alt="" ratio="fill" />
    </span>
    <span className={styles.text}>
      <bdi className={styles.name}>{customerName}</bdi>
      <span className={styles.amount}>
        <Money minor={winMinor} currency={currency} language={language} />
      </span>
      <bdi className={styles.game}>{gameName}</bdi>
    </span>
  </div>
);
