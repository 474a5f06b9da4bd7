import { forgotPassword } from '#api/passwords.ts';
import { sendRaw } from './raw-request.ts';

const EVIL = 'evil.example';

/** Ways to say one host and to mean another, of one brand's host name. */
export const forgeries = (host: string) =>
  [
    { as: 'user info', target: '', hosts: [`${host}:80@${EVIL}`] },
    { as: 'user info before the name', target: '', hosts: [`${EVIL}@${host}`] },
    { as: 'two Host headers', target: '', hosts: [host, EVIL] },
    { as: 'two Host headers, the other first', target: '', hosts: [EVIL, host] },
    { as: 'the absolute form of the brand', target: `http://${host}`, hosts: [EVIL] },
    { as: 'the absolute form of another', target: `http://${EVIL}`, hosts: [host] },
    {
      as: 'the absolute form of the brand, and user info',
      target: `http://${host}`,
      hosts: [`${host}:80@${EVIL}`],
    },
    { as: 'a path in the header', target: '', hosts: [`${host}/.${EVIL}`] },
    { as: 'a list', target: '', hosts: [`${host}, ${EVIL}`] },
    { as: 'a port that is a name', target: '', hosts: [`${host}:${EVIL}`] },
    { as: 'X-Forwarded-Host', target: '', hosts: [host], more: [`X-Forwarded-Host: ${EVIL}`] },
    { as: 'Forwarded', target: '', hosts: [host], more: [`Forwarded: host=${EVIL}`] },
    { as: 'a trailing dot', target: '', hosts: [`${host}.`] },
    { as: 'upper case', target: '', hosts: [host.toUpperCase()] },
  ] as const;

/** Asks for a link to set a new password, with a forged host. Gives the status of the answer. */
export const requestLink = async (
  port: number,
  { target, hosts, ...rest }: ReturnType<typeof forgeries>[number],
  input: { username: string; email: string },
): Promise<number> => {
  const { status } = await sendRaw(
    port,
    [
      `POST ${target}${forgotPassword.path} HTTP/1.1`,
      ...hosts.map((host) => `Host: ${host}`),
      'Content-Type: application/json',
      ...('more' in rest ? rest.more : []),
    ],
    JSON.stringify(input),
  );
  return status;
};

/** Where the links of a text lead. */
export const originsIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s#?]+/g)].map(([link]) => {
    const { protocol, host, username } = new URL(link);
    return `${protocol}//${username}${host}`;
  });
