import { checkMerchants } from '#config/check-merchants.ts';
import { checkPalettes } from '#config/checks/check-palettes.ts';
import type { Problem } from '#config/problems/problem.ts';

/**
 * Every problem of some merchants: those that stop a build, and those that only a check looks for
 * because they need a comparison of all brands or a drawing.
 *
 * @param dir the folder of all merchants
 */
export const findProblems = async (dir: string, codes: readonly string[]): Promise<Problem[]> => {
  const { merchants, problems } = await checkMerchants(dir, codes);
  const { checkLogos } = await import('./check-logos.ts');
  const found = [...checkPalettes(merchants), ...(await checkLogos(merchants))];
  if (found.length === 0) return problems;
  const { placeFindings, sortProblems } = await import('#config/problems/place-findings.ts');
  return sortProblems([...problems, ...placeFindings(found)]);
};
