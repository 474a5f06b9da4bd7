import type { Issue } from '#config/issues/issue.ts';
import type { CompileRecord } from '../../build/compile/compile-record.ts';
import { makeSite } from '../../build/fleet/make-site.ts';
import { renderedSide, type SiteSide } from './site-side.ts';

/** A brand as a build would make it, or what would keep the build from it. */
export interface RenderedBrand {
  site?: SiteSide;
  problems: Issue[];
}

/**
 * Checks and renders one brand as a build does, and leaves it in memory.
 *
 * @param isConflict it shares a domain with another brand, from `findConflicts`
 * @param compile the record of the compile and the folder that holds it
 */
export const renderBrand = async (
  merchantsDir: string,
  { code, isConflict }: { code: string; isConflict: boolean },
  { record, folder }: { record: CompileRecord; folder: string },
): Promise<RenderedBrand> => {
  const made = await makeSite({ merchantsDir, code, isConflict }, record, folder);
  if (!made.site) return { problems: made.problems };
  return { site: renderedSide(made.site), problems: made.site.problems };
};
