/** What is told of a span beside its name and its time: never a value that a caller sent. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A piece of work that is being timed. */
export interface OpenSpan {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** Runs work whose own spans belong to this one. */
  run: <Value>(work: () => Value) => Value;
  tell: (facts: SpanFacts) => void;
  /** @param fault a code, where it failed; no words, for they may quote what was sent */
  end: (fault?: string) => void;
}

/** Where spans go. */
export interface Tracing {
  /**
   * @param options.parent W3C `traceparent` of who asked; left out, it belongs to the span that runs, if any
   */
  begin: (
    name: string,
    options?: { facts?: SpanFacts; kind?: 'server' | 'client'; parent?: string | undefined },
  ) => OpenSpan;
  /** The span in which this runs. */
  current: () => OpenSpan | undefined;
  /** Sends what is left. */
  close: () => Promise<void>;
}

let tracing: Tracing | null = null;

/** Where the spans of this process go; null: nowhere, and nothing is timed. */
export const activeTracing = (): Tracing | null => tracing;

/** From now on spans go there. */
export const setTracing = (next: Tracing | null): void => {
  tracing = next;
};
