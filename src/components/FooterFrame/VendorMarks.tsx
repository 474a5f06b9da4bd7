import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './FooterFrame.css.ts';

export interface VendorMarksProps {
  /** Names the list for a screen reader. */
  label: string;
  names: readonly string[];
}

/** The vendors whose games the brand offers, each by its name in the brand's display face. */
export const VendorMarks = ({ label, names }: VendorMarksProps) =>
  names.length > 0 && (
    <section>
      <h2 className={visuallyHidden}>{label}</h2>
      <ul className={styles.vendors}>
        {names.map((name) => (
          <li key={name} className={styles.vendor}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
