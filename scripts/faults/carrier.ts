import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { PacketFilter } from './packet-filter.ts';

/**
 * `carries`: all is well. `silent`: nothing is carried any more, and nobody is told; what was sent arrives once it carries again.
 * `refuses`: all is cut off at once, and so is whoever comes. `halfOpen`: the connections that there are stay open and are never carried again, new ones are;
 * what is sent on them is acknowledged, as by a proxy on the way. `unacknowledged`: the same, and nothing is, as by a router that has forgotten them.
 */
export type Carriage = 'carries' | 'silent' | 'halfOpen' | 'unacknowledged' | 'refuses';

/** Whether the connections that there are have been forgotten. */
const forgets = (carriage: Carriage): boolean =>
  carriage === 'halfOpen' || carriage === 'unacknowledged';

/** A network between servers and a database, or another store, that can be parted, and led to another one. */
export interface Carrier {
  /** An address with its port in place of the store's. */
  urlOf: (url: string) => string;
  set: (carriage: Carriage) => void;
  /** Leads to another port from now on; what was carried is cut off, as by a lost machine. */
  moveTo: (port: number) => void;
  close: () => Promise<void>;
}

interface Way {
  client: Socket;
  server: Socket;
  /** Whose end was not told to the other one yet. */
  untold: Socket[];
  isDead: boolean;
}

const join = (client: Socket, port: number, isCarrying: () => boolean): Way => {
  const server = connect(port, '127.0.0.1');
  const way: Way = { client, server, untold: [], isDead: false };
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.setNoDelay(true);
    one.on('data', (part: Buffer) => void other.write(part));
    one.on('error', () => {});
    one.on('close', () => {
      if (way.isDead) return;
      if (isCarrying()) other.destroy();
      else way.untold.push(other);
    });
  }
  return way;
};

const eachSocket = (ways: Iterable<Way>, work: (socket: Socket) => void): void => {
  for (const { client, server } of ways) for (const socket of [client, server]) work(socket);
};

/** Once both ends have gone: of a way that loses one while nothing is carried, the other one is still to be told. */
const whenBothClosed = ({ client, server }: Way, work: () => void): void => {
  for (const socket of [client, server])
    socket.once('close', () => {
      if (client.destroyed && server.destroyed) work();
    });
};

/** When the server has noticed that a client was forgotten, in ms: what `connect` asks of its keepalive, 60 s and three tries of 10. */
const NOTICED_MS = 90_000;

/** Nobody answers the server's keepalive any more; the sockets of this machine would. */
const forget = (ways: readonly Way[], noticedMs: number): void => {
  for (const way of ways) {
    way.isDead = true;
    setTimeout(() => way.server.destroy(), noticedMs).unref();
  }
};

/** From now on no packet of these ways comes or goes. */
const dropFrom = (filter: PacketFilter | undefined, port: number, ways: readonly Way[]): void => {
  if (!filter) throw new Error('there is nothing that drops packets');
  filter.forget(
    port,
    ways.flatMap(({ client }) => client.remotePort ?? []),
  );
};

/** @returns the port */
const listenAnywhere = async (listener: Server): Promise<number> => {
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
  return (listener.address() as AddressInfo).port;
};

/** What stood still comes; where one end has closed meanwhile, the other learns of it. */
const goOn = (ways: readonly Way[]): void => {
  eachSocket(ways, (socket) => socket.resume());
  for (const { untold } of ways) for (const socket of untold) socket.destroy();
};

/**
 * Starts to carry to a port of this machine.
 *
 * @param options.noticedMs after how long a server notices by itself that a client was forgotten
 * @param options.filter what drops packets; without it nothing can be `unacknowledged`
 */
export const startCarrier = async (
  target: number,
  { noticedMs = NOTICED_MS, filter }: { noticedMs?: number; filter?: PacketFilter } = {},
): Promise<Carrier> => {
  const ways = new Set<Way>();
  const waiting: Socket[] = [];
  let port = target;
  let carriage: Carriage = 'carries';
  const carry = (client: Socket): void => {
    const way = join(client, port, () => carriage !== 'silent');
    ways.add(way);
    client.resume();
    whenBothClosed(way, () => way.isDead || ways.delete(way));
  };
  const listener = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => {});
    if (carriage === 'refuses') client.destroy();
    else if (carriage === 'silent') waiting.push(client);
    else carry(client);
  });
  const own = await listenAnywhere(listener);
  const cutAll = (): void => {
    eachSocket(ways, (socket) => socket.destroy());
    ways.clear();
  };
  const set = (next: Carriage): void => {
    carriage = next;
    if (next === 'refuses') cutAll();
    const living = [...ways].filter(({ isDead }) => !isDead);
    if (next !== 'carries') eachSocket(living, (socket) => socket.pause());
    if (forgets(next)) forget(living, noticedMs);
    if (next === 'unacknowledged') dropFrom(filter, own, living);
    if (next !== 'carries') return;
    goOn(living);
    for (const client of waiting.splice(0)) if (!client.destroyed) carry(client);
  };
  return {
    urlOf: (url) => Object.assign(new URL(url), { port: String(own) }).href,
    set,
    moveTo: (next) => {
      port = next;
      cutAll();
    },
    close: async () => {
      eachSocket(ways, (socket) => socket.destroy());
      for (const client of waiting) client.destroy();
      await new Promise((resolve) => void listener.close(resolve));
    },
  };
};
