import type { AnyEndpoint } from '#api/endpoint.ts';

/**
 * An endpoint with its schemas. The compiled site carries endpoints without them and fetches them
 * with the first call.
 *
 * @throws when their file cannot be fetched
 */
export const wholeEndpoint = async <E extends AnyEndpoint>(endpoint: E): Promise<E> =>
  // The same endpoint: the compile took only its schemas out.
  endpoint.whole ? ((await endpoint.whole()) as E) : endpoint;
