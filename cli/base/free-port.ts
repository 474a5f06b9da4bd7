import { randomInt } from 'node:crypto';
import net from 'node:net';

/** The port if it can be had on this machine, else 0: any that is free. */
export const freePort = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(0));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });

/** Ports that no system hands out by itself (Linux: from 32768 on): nobody takes one before we do. */
const OWN_PORTS = { from: 20_000, to: 32_000 };

/** A free port that may be told to others before it is taken. */
export const ownPort = async (): Promise<number> => {
  for (;;) {
    const port = await freePort(randomInt(OWN_PORTS.from, OWN_PORTS.to));
    if (port !== 0) return port;
  }
};
