import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import { formatBytes } from './format-bytes.ts';

const labels: FileUploadProps['labels'] = {
  choose: 'Choose',
  drop: 'or drop',
  full: 'Full',
  list: 'Files',
  remove: 'Remove',
  retry: 'Again',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  refused: 'Not taken',
  dismiss: 'Close',
  errors: { kind: '', size: '', empty: '', tooMany: '', again: '', unreadable: '' },
};

const file = (name: string) => ({ id: name, file: new File(['x'.repeat(2048)], name) });

const draw = (props: Partial<FileUploadProps>): string =>
  renderToString(
    <FileUpload
      label="Proof"
      language="en"
      labels={labels}
      value={[]}
      onChange={() => {}}
      {...props}
    />,
  );

test('it takes three PNG or JPG unless told otherwise', () => {
  expect(draw({})).toContain('accept="image/png,.png,image/jpeg,.jpg,.jpeg"');
  expect(draw({})).toContain('0 / 3');
  expect(draw({ kinds: ['pdf'], maxFiles: 1 })).toContain('accept="application/pdf,.pdf"');
  expect(draw({ maxFiles: 1 })).not.toContain('multiple');
});

test('when no more are taken the zone says so and is off', () => {
  const html = draw({ maxFiles: 1, value: [file('a.png')] });

  expect(html).toContain('Full');
  expect(html).toMatch(/<input[^>]*disabled=""/u);
});

test('each file has its size, its state and a button with its name', () => {
  const html = draw({
    value: [file('a.png')],
    uploads: { 'a.png': { state: 'failed', reason: 'Too slow' } },
  });

  expect(html).toContain('2 kB');
  expect(html).toContain('Too slow');
  expect(html).toContain('aria-label="Remove a.png"');
});

test('sizes are written for people', () => {
  expect(formatBytes(5 * 1024 * 1024, 'en')).toBe('5 MB');
  expect(formatBytes(1_300_000, 'de')).toMatch(/^1,2\sMB$/u);
  expect(formatBytes(12, 'en')).toBe('0.1 kB');
});
