import { expect, test } from 'vitest';
import { publicProps } from '../support/public-props.ts';
import { sourceFiles } from '../support/source-files.ts';

const ACCEPT =
  'The public props of the library changed. If that is meant, accept it by ' +
  '`npx vitest run --config scripts/vitest.config.ts --project rules public-props -u` ' +
  'and say in CHANGELOG.md what its users have to do.';

test('the public props are those that were agreed on', async () => {
  const props = publicProps(sourceFiles('src/components').filter((file) => file.endsWith('.tsx')));

  await expect(props, ACCEPT).toMatchFileSnapshot('__snapshots__/public-props.txt');
});
