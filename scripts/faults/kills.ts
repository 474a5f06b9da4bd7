import { type StandbyPair, startStandbyPair } from '../debian/standby-pair.ts';
import { bear, type Ground } from './bear.ts';
import type { Fault, Place } from './fault.ts';

/** Acknowledgements between two kills: the world is at work again, and something is on its way. */
const BETWEEN = 60;

/** A primary with its synchronous standby. */
export interface PairGround extends Ground {
  pair: StandbyPair;
}

/** Starts a primary with its standby, for a world. */
export const makePair = async (folder: string): Promise<PairGround> => {
  const pair = await startStandbyPair(folder);
  return {
    pair,
    primary: () => pair.primary,
    close: async () => {
      await Promise.all([pair.primary.kill(), pair.standby.kill()]);
    },
  };
};

type Kill = (place: Place, ground: PairGround) => Promise<void>;

/** The primary is lost, its standby takes over, and a new standby is made. */
const loseMachine: Kill = async ({ world, load }, { pair }) => {
  await pair.primary.kill();
  await pair.promote();
  world.carrier.moveTo(Number(new URL(pair.primary.urlOf('postgres')).port));
  await load.until(BETWEEN);
  await pair.renew();
};

/** A kind of process, and how it is killed. */
interface Way {
  name: string;
  title: string;
  kill: Kill;
}

const ways: readonly Way[] = [
  {
    name: 'server',
    title: 'a server is killed; another one goes on',
    kill: ({ world }) => world.servers[0].kill(),
  },
  {
    name: 'games',
    title: 'the games’ service is killed',
    kill: ({ world }) => world.games.kill(),
  },
  {
    name: 'pgbouncer',
    title: 'PgBouncer is killed',
    kill: ({ world }) => world.killBouncer(),
  },
  {
    name: 'primary',
    title: 'the primary is killed and its synchronous standby promoted',
    kill: loseMachine,
  },
];

/** Kills by each of some ways in turn, so many times, in one world. */
const killBy = (name: string, title: string, kinds: readonly Way[]): Fault => ({
  name,
  title,
  run: (times) =>
    bear({
      fault: name,
      times,
      makeGround: makePair,
      breakIt: async (place, ground) => {
        for (let time = 0; time < times; time += 1)
          for (const { kill } of kinds) {
            // In the midst of other work each time.
            await place.load.until(BETWEEN + ((time * 37) % 40));
            await kill(place, ground);
          }
        await place.load.until(BETWEEN);
        return { faults: [] };
      },
    }),
});

/** Each kind of process is killed in the midst of its work, and another one takes its place. */
export const kills: readonly Fault[] = ways.map((way) => killBy(way.name, way.title, [way]));

/** All kinds, one after the other, in one world. */
export const killEach = killBy('each', 'each kind of process is killed in turn', ways);
