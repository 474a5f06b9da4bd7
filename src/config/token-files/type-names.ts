/** What tools call the types of design tokens, and what the format calls them; empty where it may be several. */
const typeNames: Record<string, string> = {
  // Tokens Studio
  fontfamilies: 'fontFamily',
  fontweights: 'fontWeight',
  fontsizes: 'dimension',
  lineheights: '',
  letterspacing: 'dimension',
  paragraphspacing: 'dimension',
  paragraphindent: 'dimension',
  sizing: 'dimension',
  spacing: 'dimension',
  borderradius: 'dimension',
  borderwidth: 'dimension',
  opacity: 'number',
  boxshadow: 'shadow',
  textcase: 'string',
  textdecoration: 'string',
  text: 'string',
  other: '',
  asset: 'string',
  composition: 'string',
  // Style Dictionary, by category
  size: 'dimension',
  time: 'duration',
  font: '',
  content: 'string',
  fontsize: 'dimension',
  lineheight: '',
  easing: 'cubicBezier',
  // Figma
  float: '',
  boolean: 'boolean',
};

/** The types of the format (DTCG 2025.10), and the ones that tools add for texts. */
const known = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'strokeStyle',
  'border',
  'transition',
  'shadow',
  'gradient',
  'typography',
  'string',
  'boolean',
];

const byPlainName = new Map(known.map((type) => [type.toLowerCase(), type]));

/**
 * The format's name of a tool's type.
 *
 * @returns empty when the file does not say what the format would
 */
export const standardType = (name: unknown): string => {
  if (typeof name !== 'string') return '';
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  return (
    byPlainName.get(plain) ??
    (Object.hasOwn(typeNames, plain) ? typeNames[plain] : undefined) ??
    name
  );
};

/** What the parts of composite values are. */
export const partTypes: Record<string, string> = {
  color: 'color',
  fontFamily: 'fontFamily',
  fontSize: 'dimension',
  fontWeight: 'fontWeight',
  lineHeight: '',
  letterSpacing: 'dimension',
  textCase: 'string',
  textDecoration: 'string',
  width: 'dimension',
  style: 'strokeStyle',
  duration: 'duration',
  delay: 'duration',
  timingFunction: 'cubicBezier',
  offsetX: 'dimension',
  offsetY: 'dimension',
  x: 'dimension',
  y: 'dimension',
  blur: 'dimension',
  spread: 'dimension',
};
