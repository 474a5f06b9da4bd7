/**
 * Stops what a frame without an origin says: Storybook's own channel listens to any window, and what a person wrote
 * in the playroom runs in such a frame. Its page speaks with it over a port. Called once, in the manager and, as a
 * script of its own in the page's head, in the preview: it has to listen before Storybook does, and stands alone.
 */
export const refuseStrangers = (): void => {
  window.addEventListener('message', (event) => {
    if (event.origin === 'null') event.stopImmediatePropagation();
  });
};
