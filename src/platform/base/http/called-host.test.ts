import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { calledHost } from './called-host.ts';

const asked = (hosts: string[], url = '/'): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), {
    url,
    rawHeaders: ['Accept', 'host', ...hosts.flatMap((host) => ['Host', host]), 'X-Any', 'Host'],
  });

test.each([
  ['volt.example', 'volt.example', ''],
  ['VOLT.Example:4400', 'volt.example', ':4400'],
  ['volt.example.', 'volt.example', ''],
  ['volt.example.:80', 'volt.example', ':80'],
  ['127.0.0.1:8080', '127.0.0.1', ':8080'],
  ['[::1]:8080', '[::1]', ':8080'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example', ''],
])('%s is the host %s%s', (given, name, port) => {
  expect(calledHost(asked([given]))).toEqual({ name, port });
});

test.each([
  'volt.localhost:80@evil.example',
  'user@volt.example',
  'volt.example/evil',
  'volt.example?x',
  'volt.example evil.example',
  'volt.example,evil.example',
  'volt.example:',
  'volt.example:http',
  'volt.example:65536',
  'volt..example',
  '-volt.example',
  'volt_x.example',
  'vølt.example',
  '..',
  '',
  `${'a.'.repeat(140)}example`,
])('“%s” is no host', (given) => {
  expect(calledHost(asked([given])).name).toBe('');
});

test('no Host header is nobody’s, and neither are two of them', () => {
  expect(calledHost(asked([])).name).toBe('');
  expect(calledHost(asked(['volt.example', 'volt.example'])).name).toBe('');
});

test('a request line that names a host of its own is not believed, nor is the header then', () => {
  expect(calledHost(asked(['volt.example'], 'http://evil.example/')).name).toBe('');
  expect(calledHost(asked(['volt.example'], '*')).name).toBe('volt.example');
});
