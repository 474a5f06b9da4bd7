import type { Page } from 'playwright';

/** How many pixels of a page lie outside the screen's width. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What can be pressed and is smaller than WCAG 2.2 (2.5.8) allows; links in running text may be.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [role="tab"]')]
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((element) => !element.closest('[aria-hidden="true"], [inert], p'))
      .map((element) => {
        // A label that is pressed presses its control.
        const target = element.closest('label') ?? element;
        const box = target.getBoundingClientRect();
        // What lies invisibly over the surroundings can be pressed as well.
        const over = getComputedStyle(target, '::after');
        const width = Math.max(box.width, Number.parseFloat(over.width) || 0);
        const height = Math.max(box.height, Number.parseFloat(over.height) || 0);
        return { width, height, html: element.outerHTML.slice(0, 140) };
      })
      .filter(({ width, height }) => width > 1 && height > 1 && (width < 24 || height < 24))
      .map(({ width, height, html }) => `${Math.round(width)}×${Math.round(height)} ${html}`),
  );
