import { drawFacts, type DrawFacts } from '#domain/lottery/draw-facts.ts';
import { intlLanguage } from '#domain/intl-language.ts';
import { ballText, type LotteryFamily, lotteryShapes } from '#domain/lottery/families.ts';
import { lotteryWave, type LotteryWave } from '#domain/lottery/waves.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LotteryBall } from '../LotteryBall/LotteryBall.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import * as styles from './OpenedNumbers.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

/** Keeps the place of balls that are being drawn. */
const WaitingBalls = ({ family, label }: { family: LotteryFamily; label: string }) => (
  <>
    <div aria-hidden="true" className={styles.balls}>
      {Array.from({ length: lotteryShapes[family].drawn }, (_ball, index) => (
        <Skeleton key={index} shape="circle" width="2.5rem" />
      ))}
    </div>
    <p role="status" className={styles.waiting}>
      {label}
    </p>
  </>
);

/** The words around a draw. */
export interface OpenedNumbersLabels {
  /** Names the draw: "Issue 20261121-042". */
  issue: string;
  sum: string;
  size: string;
  parity: string;
  sizes: Record<DrawFacts['size'], string>;
  parities: Record<DrawFacts['parity'], string>;
  /** Words for the color waves of LHC. */
  waves?: Record<LotteryWave, string> | undefined;
  /** "special number", of LHC. */
  special?: string | undefined;
  /** Said while the draw is under way. */
  waiting: string;
}

export interface OpenedNumbersProps {
  family: LotteryFamily;
  /** In the order of the draw, the special number of LHC last; null while it is under way. */
  numbers: readonly number[] | null;
  labels: OpenedNumbersLabels;
  /** RFC 3339. */
  openedAt?: string | undefined;
  language: string;
  /** Under each ball, in the same order: zodiac animals. */
  attributes?: readonly string[] | undefined;
  /** It comes before the player's eyes: its balls roll in one after the other. */
  fresh?: boolean | undefined;
}

/** The result of one draw: its balls, their sum, size and parity. */
export const OpenedNumbers = ({
  family,
  numbers,
  labels,
  openedAt,
  language,
  attributes = [],
  fresh = false,
}: OpenedNumbersProps) => (
  <article className={styles.row}>
    <header className={styles.head}>
      <span className={styles.issue}>{labels.issue}</span>
      {openedAt && <RelativeTime value={openedAt} language={language} />}
    </header>
    {numbers ? (
      <>
        <ol className={styles.balls} data-fresh={fresh || undefined}>
          {numbers.map((number, index) => (
            <Ball
              // A digit may come twice in one draw: its place tells them apart.
              key={index}
              {...{ family, number, labels }}
              attribute={attributes[index]}
              special={family === 'LHC' && index === numbers.length - 1}
            />
          ))}
        </ol>
        <Facts facts={drawFacts(family, numbers)} labels={labels} language={language} />
      </>
    ) : (
      <WaitingBalls family={family} label={labels.waiting} />
    )}
  </article>
);

const Ball = ({
  family,
  number,
  labels,
  attribute,
  special,
}: {
  family: LotteryFamily;
  number: number;
  labels: OpenedNumbersLabels;
  attribute: string | undefined;
  special: boolean;
}) => {
  const wave = family === 'LHC' ? lotteryWave(number) : undefined;
  return (
    <li className={styles.ball}>
      {special && (
        <span className={styles.plus}>
          <Icon name="plus" size={16} />
        </span>
      )}
      <LotteryBall
        number={ballText(family, number)}
        tone={wave ?? 'plain'}
        toneLabel={wave && labels.waves?.[wave]}
        specialLabel={special ? labels.special : undefined}
        shape={family === 'PK10' ? 'tile' : 'ball'}
        attribute={attribute}
      />
    </li>
  );
};

const Facts = ({
  facts,
  labels,
  language,
}: {
  facts: DrawFacts;
  labels: OpenedNumbersLabels;
  language: string;
}) => (
  <dl className={styles.facts}>
    <Fact term={labels.sum}>{new Intl.NumberFormat(intlLanguage(language)).format(facts.sum)}</Fact>
    <Fact term={labels.size}>{labels.sizes[facts.size]}</Fact>
    <Fact term={labels.parity}>{labels.parities[facts.parity]}</Fact>
  </dl>
);

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
