/** Of several, who does not answer is left alone for a second: restarts take no longer. */
export const servers = (upstream: string): string[] => {
  const places = upstream.split(',');
  const more = places.length > 1 ? ' fail_timeout=1s' : '';
  return places.map((place) => `server ${place}${more};`);
};
