import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** What has arrived so far, the oldest first. */
  mails: { recipients: string[]; mail: Email }[];
  /** While it is set, every mail is turned away with this answer. */
  turnAway: string | null;
  close: () => Promise<void>;
}

/** A real SMTP server that keeps what it is sent. */
export const startMailServer = async (): Promise<MailServer> => {
  const kept: MailServer['mails'] = [];
  const keep = async (recipients: string[], raw: Buffer) => {
    kept.push({ recipients, mail: await PostalMime.parse(raw) });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (state.turnAway) {
          done(new Error(state.turnAway));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void keep(recipients, Buffer.concat(parts)).finally(done);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const state: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: kept,
    turnAway: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return state;
};
