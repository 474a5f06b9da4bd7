import type { ReactNode } from 'react';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './AppFrame.css.ts';

export interface AppFrameProps {
  /** Words of the first stop of the keyboard, which leads past the navigation. */
  skipLabel: string;
  /** Which header it is: a rail needs room at the start of the page. */
  headerVariant: 'classic' | 'rail' | 'centered';
  header: ReactNode;
  footer: ReactNode;
  /** The bar at the end of a wide screen, where the brand has one. */
  aside?: ReactNode;
  /** The bar under the thumb of a narrow screen. */
  bottomBar?: ReactNode;
  /** A message over the page as long as it holds. */
  strip?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** What stands around every screen: header, footer, the bars at the edges, and room for them. */
export const AppFrame = ({
  skipLabel,
  headerVariant,
  header,
  footer,
  aside,
  bottomBar,
  strip,
  children,
}: AppFrameProps) => (
  <>
    <SkipLink>{skipLabel}</SkipLink>
    <div
      className={styles.frame}
      data-header={headerVariant}
      data-aside={aside ? '' : undefined}
      data-bottom-bar={bottomBar ? '' : undefined}
    >
      {header}
      <div className={styles.body}>
        <div className={styles.content}>
          {strip}
          {children}
        </div>
        {footer}
      </div>
    </div>
    {aside}
    {bottomBar}
  </>
);
