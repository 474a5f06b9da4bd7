import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HostShelf, type Host } from './HostShelf.tsx';

const host: Host = {
  id: 'aye',
  name: 'Aye',
  look: 0,
  table: 'Velvet Baccarat',
  vendor: 'Velvet Atrium',
  joinLabel: 'Join Velvet Baccarat',
  onJoin: () => {},
};

const draw = (hosts: readonly Host[], loading = false): string =>
  renderToString(<HostShelf label="At the tables" hosts={hosts} loading={loading} />);

test('each host is a button that names the table and the host', () => {
  const html = draw([host]);

  expect(html).toContain('>Aye</span>');
  expect(html).toContain('>Join Velvet Baccarat</span>');
});

test('a table that is closed cannot be joined, and says why', () => {
  const html = draw([{ ...host, closedLabel: 'Under maintenance' }]);

  expect(html).toContain('disabled=""');
  expect(html).toContain('Under maintenance');
});

test('before the hosts have come nothing can be pressed', () => {
  expect(draw([host], true)).not.toContain('<button');
});
