import type { CSSProperties, ReactNode } from 'react';

export interface FaultyProps {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
}

/** What stories are made of that are wrong on purpose. */
export const Faulty = ({ children, style, className }: FaultyProps) => (
  <div style={style} className={className}>
    {children}
  </div>
);

/** For `beforeEach`: adds css for the time of one story. */
export const withCss = (css: string) => () => {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  return () => sheet.remove();
};
