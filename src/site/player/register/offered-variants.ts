import type { RegisterVariant } from '#domain/register-variants.ts';

import type { Settings } from '../../settings/settings.ts';

/** The ways to register that this brand takes, in the order of their tabs. */
export const offeredVariants = ({ flags }: Pick<Settings, 'flags'>): RegisterVariant[] => [
  ...(flags.USERNAMEREG3 ? (['username'] as const) : []),
  ...(flags.MOBILENUMREG3 ? (['mobile'] as const) : []),
];
