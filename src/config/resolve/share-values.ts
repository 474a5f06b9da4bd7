/** A value of JSON that is neither a list nor an object. */
type Scalar = string | number | boolean | null;

/** A list or an object in which each list and object is told by its place among the parts, as a list of one. */
type Part = (Scalar | [number])[] | Record<string, Scalar | [number]>;

/** Values of JSON, each part of them once: those of many brands are nearly all alike. */
export interface SharedValues {
  /** Each part after those that it is made of. */
  parts: Part[];
  /** Which part is each value, by the name that it was given. */
  places: Record<string, number>;
}

interface Known {
  place: number;
  value: object;
}

/** Takes values of JSON and keeps each part once. */
export interface Sharing {
  /** @returns the same value out of frozen parts, which every equal part of another value is too */
  share: <Value extends object>(value: Value) => Value;
  /** Values by their names, to be written, together with all else that was shared. */
  pack: (values: ReadonlyMap<string, object>) => SharedValues;
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Begins with nothing; what is shared lives as long as whoever has it, and not as long as this. */
export const createSharing = (): Sharing => {
  const byText = new Map<string, Known>();
  const byValue = new Map<object, Known>();
  const parts: Part[] = [];
  const values: object[] = [];
  const take = (value: object): Known => {
    const known = byValue.get(value);
    if (known) return known;
    const inner = (one: unknown): Scalar | [number] =>
      isWhole(one) ? [take(one).place] : (one as Scalar);
    const part: Part = Array.isArray(value)
      ? value.map(inner)
      : Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== undefined)
            .map(([name, one]) => [name, inner(one)]),
        );
    const text = JSON.stringify(part);
    const equal = byText.get(text);
    if (equal) {
      // Shared before, by another one: whoever else refers to it is not looked through again.
      if (Object.isFrozen(value)) byValue.set(value, equal);
      return equal;
    }
    const made = { place: parts.length, value: build(part, (place) => values[place] as object) };
    const { value: shared } = made;
    parts.push(part);
    values.push(shared);
    byText.set(text, made);
    byValue.set(shared, made);
    if (Object.isFrozen(value)) byValue.set(value, made);
    return made;
  };
  return {
    share: (value) => take(value).value as typeof value,
    pack: (named) => ({
      places: Object.fromEntries([...named].map(([name, value]) => [name, take(value).place])),
      parts,
    }),
  };
};

const build = (part: Part, at: (place: number) => object): object => {
  const inner = (one: Scalar | [number]) => (Array.isArray(one) ? at(one[0]) : one);
  return Object.freeze(
    Array.isArray(part)
      ? part.map(inner)
      : Object.fromEntries(Object.entries(part).map(([name, one]) => [name, inner(one)])),
  );
};

/** The values that were packed, each part of them once and frozen. */
export const unpackShared = ({ parts, places }: SharedValues): ReadonlyMap<string, object> => {
  const values: object[] = [];
  for (const part of parts) values.push(build(part, (place) => values[place] as object));
  return new Map(Object.entries(places).map(([name, place]) => [name, values[place] as object]));
};
