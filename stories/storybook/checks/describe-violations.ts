import type { AxeResults, CheckResult, NodeResult } from 'axe-core';

interface ContrastData {
  fgColor?: string;
  bgColor?: string;
  contrastRatio?: number;
  expectedContrastRatio?: string;
}

interface SizeData {
  width?: number;
  height?: number;
  minSize?: number;
  closestOffset?: number;
  minOffset?: number;
}

const figuresOf = ({ id, data }: CheckResult): string[] => {
  if (id === 'color-contrast') {
    const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = data as ContrastData;
    return [`${fgColor} on ${bgColor} is ${contrastRatio}:1, needs ${expectedContrastRatio}`];
  }
  if (id === 'target-size') {
    const { width, height, minSize } = data as SizeData;
    return [`${width} × ${height} px, needs ${minSize} px`];
  }
  if (id === 'target-offset') {
    const { closestOffset, minOffset } = data as SizeData;
    return [`its neighbour is ${closestOffset} px away, needs ${minOffset} px`];
  }
  return [];
};

const shorten = (html: string): string => (html.length > 160 ? `${html.slice(0, 160)}…` : html);

const describeNode = (rule: string, node: NodeResult): string => {
  const checks = [...node.any, ...node.all, ...node.none];
  const figures = checks.flatMap(figuresOf);
  const reason = figures.length > 0 ? figures : checks.map(({ message }) => message);
  return `${rule}: ${reason.join('; ')}\n      ${shorten(node.html)}`;
};

/** Text in the very color of its ground: axe leaves it open, whether that is meant. */
const isInvisible = (node: NodeResult): boolean =>
  node.any.some(
    ({ id, data }) =>
      id === 'color-contrast' &&
      (data as { messageKey?: string } | null)?.messageKey === 'equalRatio',
  );

/** What breaks a rule, one text for each element: rule, figures, element. */
export const describeViolations = ({
  violations,
  incomplete,
}: Pick<AxeResults, 'violations' | 'incomplete'>): string[] => [
  ...violations.flatMap(({ id, nodes }) => nodes.map((node) => describeNode(id, node))),
  ...incomplete.flatMap(({ id, nodes }) =>
    nodes.filter(isInvisible).map((node) => describeNode(id, node)),
  ),
];
