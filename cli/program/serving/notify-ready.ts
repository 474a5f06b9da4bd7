import { execFile } from 'node:child_process';
import { printLine } from '../../base/terminal/print.ts';

/**
 * Tells systemd that players are served now (`Type=notify`): `systemctl start` and `restart` wait for it, and fail where a start
 * is refused. Where nobody asks for it (no NOTIFY_SOCKET) nothing happens.
 */
export const notifyReady = (): void => {
  if (!process.env['NOTIFY_SOCKET']) return;
  // Node has no sockets of this kind; systemd’s own program waits until it was heard.
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error) printLine(`systemd was not told that all is ready: ${error.message.trim()}`);
  });
};
