import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './seal-secret.ts';

test('what is sealed is read again with the same key alone', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', 'a key of the platform');

  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(sealSecret('JBSWY3DPEHPK3PXP', 'a key of the platform')).not.toBe(sealed);
  expect(openSecret(sealed, 'a key of the platform')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => openSecret(sealed, 'another key')).toThrow();
  expect(() => openSecret(sealed, '')).toThrow('LIVERY_SEAL_KEY is not set');
});

test('a changed byte is found', () => {
  const sealed = sealSecret('JBSWY3DPEHPK3PXP', 'key');
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A');

  expect(() => openSecret(changed, 'key')).toThrow();
});

test('without a key it is stored as it is, and read also once there is one', () => {
  expect(sealSecret('JBSWY3DPEHPK3PXP', '')).toBe('JBSWY3DPEHPK3PXP');
  expect(openSecret('JBSWY3DPEHPK3PXP', 'key')).toBe('JBSWY3DPEHPK3PXP');
});
