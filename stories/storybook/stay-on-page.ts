/** Keeps links from leaving the story: a press on one is looked at, not followed. */
export const stayOnPage = (): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isHere = link?.getAttribute('href')?.startsWith('#') ?? true;
    if (!isHere) event.preventDefault();
  });
};
