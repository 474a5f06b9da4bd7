/** A number with its unit, or without one. */
interface Quantity {
  value: number;
  unit: string;
}

const TOKEN = /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+)([a-z%]*)|([-+*/()]))/giy;

type Sign = { is: 'quantity'; quantity: Quantity } | { is: 'sign'; sign: string };

const signsOf = (text: string): Sign[] | undefined => {
  const signs: Sign[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const [whole, value, unit = '', sign = ''] = TOKEN.exec(text) ?? [];
    if (whole === undefined) return undefined;
    if (value === undefined) signs.push({ is: 'sign', sign });
    else signs.push({ is: 'quantity', quantity: { value: Number(value), unit } });
  }
  return signs;
};

const combined = (one: Quantity, sign: string, other: Quantity): Quantity | undefined => {
  const isSum = sign === '+' || sign === '-';
  if (isSum && one.unit !== other.unit && one.unit !== '' && other.unit !== '') return undefined;
  if (sign === '*' && one.unit !== '' && other.unit !== '') return undefined;
  if (sign === '/' && (other.value === 0 || (other.unit !== '' && other.unit !== one.unit))) {
    return undefined;
  }
  const unit = sign === '/' && other.unit !== '' ? '' : one.unit || other.unit;
  const value = {
    '+': one.value + other.value,
    '-': one.value - other.value,
    '*': one.value * other.value,
    '/': one.value / other.value,
  }[sign];
  return value === undefined ? undefined : { value, unit };
};

/** Deeper brackets than anybody writes. */
const MAX_DEPTH = 50;

/** Reads what stands between brackets, a product, a sum: each stronger than the next. */
const parser = (signs: readonly Sign[]) => {
  let at = 0;
  const take = (...wanted: string[]): string | undefined => {
    const next = signs[at];
    if (next?.is !== 'sign' || !wanted.includes(next.sign)) return undefined;
    at += 1;
    return next.sign;
  };
  const atom = (depth: number): Quantity | undefined => {
    if (depth > MAX_DEPTH) return undefined;
    if (take('-')) {
      const inner = atom(depth + 1);
      return inner && { ...inner, value: -inner.value };
    }
    if (take('(')) {
      const inner = chain(depth + 1, ['+', '-']);
      return take(')') ? inner : undefined;
    }
    const next = signs[at];
    if (next?.is !== 'quantity') return undefined;
    at += 1;
    return next.quantity;
  };
  const chain = (depth: number, wanted: string[]): Quantity | undefined => {
    const part = () => (wanted.includes('+') ? chain(depth, ['*', '/']) : atom(depth));
    let sum = part();
    for (let sign = take(...wanted); sign !== undefined && sum; sign = take(...wanted)) {
      const next = part();
      sum = next && combined(sum, sign, next);
    }
    return sum;
  };
  return { read: () => chain(0, ['+', '-']), isDone: () => at === signs.length };
};

/**
 * Works out a sum such as `4px * 2` or `(16px - 2px) / 2`, as Tokens Studio allows it in a value.
 *
 * @returns undefined when it is none: a word, units that do not go together, a division by nothing
 */
export const workOutSum = (text: string): string | undefined => {
  const signs = signsOf(text);
  if (signs === undefined || !signs.some(({ is }) => is === 'sign')) return undefined;
  const { read, isDone } = parser(signs);
  const result = read();
  if (result === undefined || !isDone() || !Number.isFinite(result.value)) return undefined;
  return `${Number(result.value.toFixed(5))}${result.unit}`;
};
