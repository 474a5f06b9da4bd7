/**
 * Keeps links from leaving the story: a press on one is looked at, not followed. Those that lead to another
 * page of Storybook say so by their target, and pages of documentation are read, so their links are followed.
 */
export const stayOnPage = (): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isHere = link?.getAttribute('href')?.startsWith('#') ?? true;
    const isMeant =
      link?.getAttribute('target') === '_top' ||
      (link?.closest('.sbdocs') && !link.closest('.sb-story'));
    if (!isHere && !isMeant) event.preventDefault();
  });
};
