import { Badge } from '../Badge/Badge.tsx';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Image } from '../Image/Image.tsx';
import * as styles from './MallCard.css.ts';

export interface MallCardProps {
  title: string;
  /** BCP-47 of the title, where it is not the page's. */
  language?: string | undefined;
  /** The picture's address. */
  art: string;
  /** The word for its kind: "Home", "Cash". */
  category: string;
  /** What it costs, in words: "12,000 points". */
  price: string;
  /** What stands between it and the member: "2,400 points to go", "Last 3", "Sold out". */
  note?: string | undefined;
  /** `ready` can be redeemed, `short` cannot be had yet or again, `gone` by nobody. */
  state: 'ready' | 'short' | 'gone';
  onPress: () => void;
  level?: 2 | 3 | 4 | undefined;
}

/** Something that can be had for points, on the shelf; the whole card opens it. */
export const MallCard = ({
  title,
  language,
  art,
  category,
  price,
  note,
  state,
  onPress,
  level = 3,
}: MallCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-state={state}>
      <div className={styles.picture}>
        <Image src={art} alt="" ratio="1 / 1" />
        <span className={styles.category}>
          <Badge>{category}</Badge>
        </span>
      </div>
      <div className={styles.text}>
        <Heading className={styles.title} {...languageAttributes(language)}>
          <button type="button" className={styles.link} onClick={onPress}>
            {title}
          </button>
        </Heading>
        <p className={styles.price}>
          <Icon name="coin" size={18} />
          {price}
        </p>
        {note && (
          <p className={styles.note}>
            {state === 'gone' && <Icon name="lock" size={16} />}
            {note}
          </p>
        )}
      </div>
    </article>
  );
};
