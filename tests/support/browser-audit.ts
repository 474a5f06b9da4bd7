import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong in a page, or in the popup over it, in one line each. */
export const audit = async (page: Page, part = 'html'): Promise<string[]> => {
  // What still appears is not yet as readable as it will be.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getTiming().iterations !== Infinity)
        .map((one) => one.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // Nobody reads what was found right: it is most of what would be sent.
    .options({ resultTypes: ['violations'] })
    // One document: no further page is opened to gather the frames of others.
    .setLegacyMode(true)
    .include(part)
    // For seconds react-aria's announcer may name what has just gone.
    .exclude('[data-live-announcer]')
    .withTags(RULES)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ').slice(0, 200)}`,
    ),
  );
};
