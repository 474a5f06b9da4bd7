import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * The part of an overlay that scrolls. While there is more than fits it can take the focus, so
 * that the arrow keys scroll a text without links too.
 */
export const ScrollBody = ({ className, children }: { className: string; children: ReactNode }) => {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // It calls back for each at once, too, after the layout that follows anyway.
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
    // After every render: other children have other heights.
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
    <div ref={body} className={className} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
};
