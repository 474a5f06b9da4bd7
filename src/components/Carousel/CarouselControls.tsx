import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './CarouselControls.css.ts';

/** The words of a carousel's controls. */
export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Names one stop among all: "Banner 2 of 5". */
  goTo: (number: number, total: number) => string;
  /** What kind of thing it is, in the page's language: "carousel". */
  roleDescription: string;
  /** What one of them is: "slide". */
  slideRoleDescription: string;
}

export interface CarouselControlsProps {
  labels: CarouselLabels;
  selected: number;
  stops: number;
  onGoTo: (index: number) => void;
  onPrevious: () => void;
  onNext: () => void;
  /** Given when it moves by itself, so that it can be stopped. */
  autoplay?: { isPlaying: boolean; toggle: () => void } | undefined;
  arrows?: boolean | undefined;
}

const arrow = { size: 'sm', variant: 'outline', round: true } as const;

/** Stop, dots and arrows. Tinted like the text around, so that they also stand on a picture. */
export const CarouselControls = ({
  labels,
  selected,
  stops,
  onGoTo,
  onPrevious,
  onNext,
  autoplay,
  arrows = true,
}: CarouselControlsProps) => (
  <div className={styles.controls}>
    {autoplay && (
      <IconButton
        icon={autoplay.isPlaying ? 'pause' : 'play'}
        label={autoplay.isPlaying ? labels.pause : labels.play}
        size="sm"
        round
        onPress={autoplay.toggle}
      />
    )}
    <div className={styles.dots}>
      {Array.from({ length: stops }, (_dot, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={labels.goTo(index + 1, stops)}
          aria-current={index === selected || undefined}
          onClick={() => onGoTo(index)}
        />
      ))}
    </div>
    {arrows && (
      <span className={styles.arrows}>
        <IconButton icon="chevronStart" label={labels.previous} {...arrow} onPress={onPrevious} />
        <IconButton icon="chevronEnd" label={labels.next} {...arrow} onPress={onNext} />
      </span>
    )}
  </div>
);
