import { tokenModels, type TokenModel } from '#generated/theme-model.ts';
import { tokensByKey } from '../theme/token-graph.ts';

/** The two colors from which the others are derived stand in a group of their own. */
export const BRAND_KEYS = ['brand.primary', 'brand.accent'] as const;

const byProperty = new Map(tokenModels.map((model) => [model.property, model]));

/** The key of the token with a custom property. */
export const keyOfProperty = (property: string): string | undefined => {
  const model = byProperty.get(property);
  return model && `${model.group}.${model.name}`;
};

/** The custom property of the token with a key. */
export const propertyOfKey = (key: string): string | undefined => tokensByKey.get(key)?.property;

/** Every key that a file of design tokens may name. */
export const knownKeys: readonly string[] = [...BRAND_KEYS, ...tokensByKey.keys()];

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const byPlainName = new Map(knownKeys.map((key) => [key.split('.').map(plain).join('.'), key]));

/**
 * The token of ours that a design token's name means. Tools spell names in their own ways:
 * `color.bg-alt` and `Color.Bg Alt` are `color.bgAlt`.
 *
 * @returns undefined when there is none
 */
export const keyOfName = (id: string): string | undefined =>
  byPlainName.get(id.split('.').map(plain).join('.'));

/** The model of a token; the brand's two colors have none. */
export const modelOfKey = (key: string): TokenModel | undefined => tokensByKey.get(key);
