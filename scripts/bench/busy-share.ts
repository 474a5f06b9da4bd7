import os from 'node:os';

interface Ticks {
  all: number;
  idle: number;
}

const ticks = (): Ticks => {
  const times = os.cpus().map((cpu) => cpu.times);
  const sum = (pick: (time: (typeof times)[number]) => number) =>
    times.reduce((total, time) => total + pick(time), 0);
  return {
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
    idle: sum(({ idle }) => idle),
  };
};

/**
 * Watches how busy the machine is.
 *
 * @returns asked for the share of its processors that worked since then, 0 to 1, whoever made them work
 */
export const watchBusy = (): (() => number) => {
  const before = ticks();
  return () => {
    const after = ticks();
    const all = after.all - before.all;
    return all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
  };
};
