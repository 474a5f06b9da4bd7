import type { ReactNode } from 'react';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { addressOf, isPlainPress, openStory, type StoryAddress } from '../storybook/open-story.ts';

/** A `StoryLink` that looks like a button. */
export const StoryButton = ({
  to,
  variant,
  size,
  icon,
  children,
}: {
  to: StoryAddress;
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  children: ReactNode;
}) => (
  <LinkButton
    href={addressOf(to)}
    target="_top"
    variant={variant}
    size={size}
    icon={icon}
    onPress={(event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      openStory(to);
    }}
  >
    {children}
  </LinkButton>
);
