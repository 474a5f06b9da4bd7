import type { ReactNode } from 'react';
import { addressOf, isPlainPress, openStory, type StoryAddress } from '../storybook/open-story.ts';

/** Leads to another page of this Storybook: an address that can be kept, followed without a fresh start. */
export const StoryLink = ({
  to,
  className,
  children,
}: {
  to: StoryAddress;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <a
    href={addressOf(to)}
    target="_top"
    className={className}
    onClick={(event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      openStory(to);
    }}
  >
    {children}
  </a>
);
