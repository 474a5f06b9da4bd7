import { groupBrands } from '../group-brands.ts';
import type { Plan, PlanBase } from '../plan.ts';
import { listed, number, signed, table } from './comment-parts.ts';
import { coverChanges } from './cover-changes.ts';
import { coverSection } from './cover-section.ts';
import { codeOf } from './escape-markdown.ts';
import { fitSections } from './fit-sections.ts';
import { sectionOf } from './group-section.ts';
import { type ComparedPage, pictureSection } from './picture-section.ts';

const describeBase = (against: PlanBase): string => {
  if (against.kind === 'ref')
    return `${codeOf(against.ref)} (${codeOf(against.commit.slice(0, 10))})`;
  return against.kind === 'build' ? 'the last build' : `a folder of ${against.kind}`;
};

const headOf = (plan: Plan): string => {
  const { totals, code } = plan;
  const brands = Object.entries(totals.brands).filter(([, count]) => count > 0);
  const { before, after } = totals.bytes;
  const both =
    plan.against.kind === 'ref' ? ' Both sides are dressed with this branch’s code.' : '';
  return [
    '## What this changes in the sites',
    '',
    `Against ${describeBase(plan.against)}.`,
    '',
    ...table(
      ['brands', 'files', 'bytes', 'tokens'],
      [
        [
          brands.map(([change, count]) => `${number(count)} ${change}`).join(', ') || 'none',
          `+${totals.files.added} −${totals.files.removed} ~${totals.files.changed}`,
          `${number(before)} → ${number(after)} (${signed(after - before)})`,
          number(totals.properties),
        ],
      ],
    ),
    ...(code.differs === true
      ? ['', `Code, schema or templates differ too: ${listed(code.files.map(codeOf), 10)}.${both}`]
      : []),
  ].join('\n');
};

/**
 * A plan as a comment of a pull request, in the Markdown of GitHub: totals, which brands show every
 * change, pictures of them, then the brands that change alike. Texts of brands are shown and never
 * obeyed. The same plan gives the same comment.
 *
 * @param pictures of the covering brands, in the order in which they are shown
 * @returns at most 65,536 characters; what did not fit is named at its end
 */
export const renderComment = (plan: Plan, pictures: readonly ComparedPage[] = []): string => {
  const touched = plan.brands.filter(({ change }) => change !== 'unchanged' && change !== 'held');
  const groups = groupBrands(touched).toSorted(
    (one, other) =>
      Number(other.first.change === 'refused') - Number(one.first.change === 'refused'),
  );
  return fitSections(headOf(plan), [
    ...coverSection(coverChanges(touched)),
    ...pictures.map(pictureSection),
    ...groups.map(sectionOf),
  ]);
};
