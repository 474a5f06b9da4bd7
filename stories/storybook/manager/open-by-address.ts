const BRAND = /^\/brands?\/([^/]+)\/?$/u;

/**
 * Gives the address of a page a short form: `?path=/brand/shwe` is the page of a brand. Runs before Storybook reads
 * the address. A code that nobody has is told by the page itself.
 */
export const openByAddress = (): void => {
  const url = new URL(window.location.href);
  const [, code] = BRAND.exec(url.searchParams.get('path') ?? '') ?? [];
  if (code === undefined) return;
  const others = (url.searchParams.get('globals') ?? '')
    .split(';')
    .filter((each) => each !== '' && !each.startsWith('brand:'));
  const globals = [`brand:${encodeURIComponent(code)}`, ...others].join(';');
  window.history.replaceState(
    null,
    '',
    `${url.pathname}?path=/story/brands--this-brand&globals=${globals}`,
  );
};
