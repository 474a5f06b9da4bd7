import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { answeredCommand } from './answered-command.ts';

test('what was answered is a command that a shell reads word by word', () => {
  const command = answeredCommand('aurora', {
    name: "L'Étoile & $HOME",
    timeZone: 'Asia/Yangon',
    primary: '#0b7a5b',
    licenceUrl: 'https://register.example/?a=1&b=2',
  });

  const [, words = ''] = command.split('npm run livery -- ');
  const read = execFileSync('sh', ['-c', `printf '%s\\n' ${words}`], { encoding: 'utf8' });
  expect(read.trimEnd().split('\n')).toEqual([
    'new',
    'aurora',
    '--name',
    "L'Étoile & $HOME",
    '--time-zone',
    'Asia/Yangon',
    '--primary',
    '#0b7a5b',
    '--licence-url',
    'https://register.example/?a=1&b=2',
  ]);
});
