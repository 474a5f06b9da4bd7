import { InvalidArgumentError } from 'commander';

/** Names of hosts with ports, as they go into a configuration. */
export const parseUpstreams = (text: string): string => {
  const places = text.split(',').map((each) => each.trim());
  if (places.every((each) => /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(each)))
    return places.join(',');
  throw new InvalidArgumentError('write host:port, several with a comma between.');
};
