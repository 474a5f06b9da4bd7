import { waitToRetry } from '#components/PageLoader/wait-to-retry.ts';

/**
 * Asks again for each stylesheet that does not come: the loader of parts asks for it once, and takes
 * it for loaded when the part is wanted again.
 */
export const retryStylesheets = (): void => {
  const attempts = new Map<string, number>();
  document.addEventListener(
    'error',
    ({ target: failed }) => {
      if (!(failed instanceof HTMLLinkElement) || failed.rel !== 'stylesheet') return;
      const attempt = attempts.get(failed.href) ?? 0;
      attempts.set(failed.href, attempt + 1);
      void waitToRetry(attempt).then(() => failed.replaceWith(failed.cloneNode()));
    },
    true,
  );
};
