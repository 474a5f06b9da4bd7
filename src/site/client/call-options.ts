/** How calls reach the platform. */
export interface CallOptions {
  /** Where the platform answers, such as `https://example.com/`; it is the page's own origin. */
  origin: string;
  /** The session's token at the moment of the call. */
  token: () => string | null;
  timeoutMs?: number;
  /** Whether the platform takes secrets only encrypted. */
  encrypts?: () => boolean;
  /** Told of every refusal, before the caller is. */
  onRefused?: (refusal: string, sentToken: string | null) => void;
}
