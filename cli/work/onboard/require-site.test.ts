import { expect, test } from 'vitest';
import type { Issue } from '#config/issues/issue.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { refuseSite, requireSite, UnbuiltError } from './require-site.ts';

const fine = { blocked: [], failed: [], faults: [], problems: [] };
const issue: Issue = {
  code: 'config/old-version',
  severity: 'error',
  merchant: 'aurora',
  file: 'merchants/aurora/merchant.json',
  line: 1,
  column: 1,
  pointer: '',
  message: 'is wrong.',
  suggestion: 'Mend it.',
};

test('a site that stands, or stood already, is no fault', () => {
  expect(() => requireSite(fine, 'aurora')).not.toThrow();
});

test.each([
  [
    'a full disk',
    { blocked: ['there is no space left in /out.'] },
    'there is no space left in /out.',
  ],
  ['its files', { problems: [issue] }, 'merchants/aurora/merchant.json: is wrong. Mend it.'],
  ['what nobody told', {}, 'livery check says where'],
])(
  'a site that %s kept from being built is told, with what is there and what to do',
  (_, ended, why) => {
    const work = () => requireSite({ ...fine, failed: ['aurora'], ...ended }, 'aurora');

    expect(work).toThrow(UnbuiltError);
    expect(work).toThrow(why);
    expect(work).toThrow(
      /^aurora is made, and its site is not: [^]*Then build it: livery build aurora$/,
    );
  },
);

test('a build that did not happen is told alike; a fault of ours stays one', () => {
  expect(() => refuseSite(new InputError('the disk is full.'), 'aurora')).toThrow(
    'aurora is made, and its site is not: the disk is full.',
  );
  const ours = new Error('broken');
  expect(() => refuseSite(ours, 'aurora')).toThrow(ours);
  const faults = [{ code: 'aurora', fault: 'broken' }];
  expect(() => requireSite({ ...fine, failed: ['aurora'], faults }, 'aurora')).toThrow(/^broken$/);
});
