/** A page read a setting that its template does not declare. */
export class UndeclaredSettingError extends Error {
  override name = 'UndeclaredSettingError';
}

/** Objects of which only some keys were taken: reading another one throws. */
const partial = new WeakSet<object>();

/** Keys that promises, JSON and React read of any value; none of them is a setting. */
const NO_SETTING = new Set<PropertyKey>(['then', 'toJSON', '$$typeof', 'constructor']);

/** Takes some keys of an object; `guardSettings` then refuses every other. */
export const take = <Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key> => {
  const taken: Partial<Value> = {};
  for (const key of keys) taken[key] = value[key];
  partial.add(taken);
  return taken as Pick<Value, Key>;
};

/** Declares that an object made elsewhere has these keys and no others to ask for. */
export const declare = <Value extends object>(value: Value): Value => {
  partial.add(value);
  return value;
};

/**
 * Settings that throw when a page asks for what they do not declare, or for all that there is: so
 * that a template cannot depend on anything that is not part of its key.
 *
 * @param onRefused told of each refusal, for a page that catches what it throws
 */
export const guardSettings = <Value>(
  value: Value,
  onRefused: (error: UndeclaredSettingError) => void,
  at = 'settings',
): Value => {
  if (typeof value !== 'object' || value === null) return value;
  const refuse = (what: string): never => {
    const error = new UndeclaredSettingError(
      `the home page reads ${what}, which no shape declares`,
    );
    onRefused(error);
    throw error;
  };
  const check = (target: object, key: PropertyKey): void => {
    if (typeof key === 'symbol' || NO_SETTING.has(key) || !partial.has(target)) return;
    if (!Object.hasOwn(target, key)) refuse(`${at}.${String(key)}`);
  };
  const inner = new Map<PropertyKey, unknown>();
  return new Proxy(value, {
    get: (target, key): unknown => {
      check(target, key);
      const found: unknown = Reflect.get(target, key);
      if (typeof found !== 'object' || found === null) return found;
      // The same object each time: React and jotai compare by identity.
      if (!inner.has(key)) inner.set(key, guardSettings(found, onRefused, `${at}.${String(key)}`));
      return inner.get(key);
    },
    has: (target, key) => {
      check(target, key);
      return Reflect.has(target, key);
    },
    ownKeys: (target) =>
      partial.has(target) ? refuse(`all keys of ${at}`) : Reflect.ownKeys(target),
  });
};
