import type { ColorRole } from '#generated/merchant-config.ts';
import { contrastPairs, tokenModels, type TokenModel } from '#generated/theme-model.ts';

/** Every token by its key: `color.bg`, `radius.md`. */
export const tokensByKey: ReadonlyMap<string, TokenModel> = new Map(
  tokenModels.map((token) => [`${token.group}.${token.name}`, token]),
);

/** Colors by role. */
export const colorModels: ReadonlyMap<ColorRole, TokenModel> = new Map(
  tokenModels.flatMap((token) =>
    token.group === 'color' ? [[token.name as ColorRole, token] as const] : [],
  ),
);

/** The tokens that a text takes over: `{radius.md}` names `radius.md`. */
export const aliasesIn = (text: string): string[] =>
  [...text.matchAll(/\{([^}]*)\}/g)].map(([, key]) => String(key));

/** The token that another takes over as it is, if it does. */
export const aliasOf = ({ default: fallback }: TokenModel): string | undefined =>
  typeof fallback === 'string' ? /^\{([^{}]*)\}$/.exec(fallback)?.[1] : undefined;

const roleOf = (key: string): ColorRole[] =>
  key.startsWith('color.') ? [key.slice('color.'.length) as ColorRole] : [];

/** The color that a color takes over, if it does. */
export const aliasedRoles: ReadonlyMap<ColorRole, ColorRole> = new Map(
  [...colorModels].flatMap(([role, model]) =>
    roleOf(aliasOf(model) ?? '').map((target) => [role, target] as const),
  ),
);

/** The colors that a color is worked out from or takes over. */
const inputsOf = (role: ColorRole): ColorRole[] => {
  const model = colorModels.get(role);
  return [aliasedRoles.get(role) ?? [], (model?.derived ?? []).flatMap(roleOf)].flat();
};

/** The grounds that each color has to be readable on, with the contrast it needs. */
export const groundsOf: ReadonlyMap<ColorRole, { on: ColorRole[]; needed: number }> = new Map(
  contrastPairs.map(({ color, on, needed }) => [color, { on, needed }]),
);

const followsFrom = (role: ColorRole, source: ColorRole): boolean =>
  inputsOf(role).some((input) => input === source || followsFrom(input, source));

/**
 * Every role after those that it follows from, and after its grounds unless these follow from it.
 * So a role may stand anywhere in the schema.
 */
const inOrder = (): ColorRole[] => {
  const order = new Set<ColorRole>();
  const open = new Set<ColorRole>();
  const visit = (role: ColorRole): void => {
    if (order.has(role) || open.has(role)) return;
    open.add(role);
    for (const input of inputsOf(role)) visit(input);
    for (const ground of groundsOf.get(role)?.on ?? []) {
      if (![...open].some((waiting) => followsFrom(ground, waiting))) visit(ground);
    }
    open.delete(role);
    order.add(role);
  };
  for (const role of colorModels.keys()) visit(role);
  return [...order];
};

/** The order in which colors are worked out. */
export const colorOrder: readonly ColorRole[] = inOrder();

/**
 * The setting that a token is a shade of in the end: `theme.brand.primary` for `color.onPrimary`,
 * `layout.corner` for `radius.md`.
 *
 * @returns undefined when it has a fixed value, or follows the mode first of all
 */
export const rootSetting = (key: string): string | undefined => {
  const model = tokensByKey.get(key);
  if (model === undefined) return key === 'mode' ? undefined : key;
  const chosen = typeof model.default === 'object' ? Object.keys(model.default)[0] : undefined;
  const next = chosen ?? aliasOf(model) ?? model.derived?.[0];
  return next === undefined ? undefined : rootSetting(next);
};
