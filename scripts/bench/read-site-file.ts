import { get } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A file of a site as text; Node itself does not know the hosts below `localhost`.
 *
 * @param origin of the site, with its host name and the platform's port
 * @throws {Error} when it is not answered with 200
 */
export const readSiteFile = (origin: URL, address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: origin.port, path: address, agent: false };
    const request = get({ ...options, headers: { host: origin.host } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}.`));
      text(answer).then(resolve, reject);
    });
    request.once('error', reject);
  });
