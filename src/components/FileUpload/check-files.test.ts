import { expect, test } from 'vitest';
import { acceptOf, checkFiles } from './check-files.ts';

const limits = { kinds: ['png', 'jpeg'], maxBytes: 1000, maxFiles: 2 } as const;
const PNG = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);

const png = (name: string): File => new File([PNG], name, { type: 'image/png', lastModified: 1 });

test('a file is what its bytes say, whatever it is called', async () => {
  const script = new File(['<script>alert(1)</script>'], 'me.png', { type: 'image/png' });
  const honest = new File([PNG], 'picture.txt', { type: 'text/plain' });

  const { taken, refused } = await checkFiles([script, honest], [], limits);

  expect(taken.map(({ file }) => file.name)).toEqual(['picture.txt']);
  expect(refused).toMatchObject([{ name: 'me.png', error: 'kind' }]);
});

test('each file that is not taken has its reason', async () => {
  const held = (await checkFiles([png('a.png')], [], limits)).taken;
  const large = new File([PNG, new Uint8Array(1000)], 'large.png');
  const empty = new File([], 'empty.png');

  const files = [png('a.png'), large, empty, png('b.png'), png('c.png')];
  const { taken, refused } = await checkFiles(files, held, limits);

  expect(taken.map(({ file }) => file.name)).toEqual(['b.png']);
  expect(refused.map(({ name, error }) => `${name} ${error}`)).toEqual([
    'a.png again',
    'large.png size',
    'empty.png empty',
    'c.png tooMany',
  ]);
});

test('a file that cannot be read is not taken', async () => {
  const gone = Object.assign(png('gone.png'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  });

  expect((await checkFiles([gone], [], limits)).refused).toMatchObject([{ error: 'unreadable' }]);
});

test('the dialog is asked for the kinds and their endings', () => {
  expect(acceptOf(['png', 'jpeg'])).toBe('image/png,.png,image/jpeg,.jpg,.jpeg');
});
