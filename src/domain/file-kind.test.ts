import { expect, test } from 'vitest';
import { fileKind } from './file-kind.ts';

const bytes = (text: string): Uint8Array =>
  Uint8Array.from(text.padEnd(16, '\0'), (character) => character.charCodeAt(0));

test.each([
  ['\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'png'],
  ['\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF', 'jpeg'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['GIF89a', 'gif'],
  ['%PDF-1.7', 'pdf'],
])('%j is told by its first bytes', (start, kind) => {
  expect(fileKind(bytes(start))).toBe(kind);
});

test('another text, half a signature and nothing are no kind', () => {
  expect(fileKind(bytes('<svg xmlns='))).toBeNull();
  expect(fileKind(bytes('\u0089PNG\r\n\u001A\n'))).toBeNull();
  expect(fileKind(new Uint8Array())).toBeNull();
});
