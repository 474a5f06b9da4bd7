/** Storybook holds animations still while a story is looked at; one that fails leaves them so. */
const isHold = ({ textContent }: HTMLStyleElement): boolean =>
  textContent.includes('animation-play-state: paused !important');

/**
 * The test run shows all stories in one page: makes it what Storybook's own would be for each.
 *
 * @param layout the story's parameter; all but `fullscreen` have space around
 */
export const freshenPage = (layout: unknown): void => {
  document.body.style.padding = layout === 'fullscreen' ? '0' : '1rem';
  window.scrollTo(0, 0);
  for (const style of document.head.querySelectorAll('style')) if (isHold(style)) style.remove();
};
