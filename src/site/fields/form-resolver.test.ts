import { expect, test } from 'vitest';

import { formResolver } from './form-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };

test('a form that is right passes as it is', async () => {
  const resolve = formResolver<{ name: string }>(() => ({}));

  expect(await resolve({ name: 'ana' }, undefined, options)).toEqual({
    values: { name: 'ana' },
    errors: {},
  });
});

test('each wrong field carries its sentence', async () => {
  const resolve = formResolver<{ name: string }>(() => ({ name: 'Too short.' }));

  expect(await resolve({ name: 'a' }, undefined, options)).toEqual({
    values: {},
    errors: { name: { type: 'check', message: 'Too short.' } },
  });
});
