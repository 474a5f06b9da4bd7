/** Why the platform could not start. */
export type PlatformErrorCode =
  | 'port_in_use'
  | 'port_forbidden'
  | 'database_unreachable'
  | 'database_pooled'
  | 'database_start_failed'
  | 'database_binaries_missing'
  | 'migration_failed'
  | 'migration_changed'
  | 'function_failed'
  | 'function_signature_changed'
  | 'sites_missing'
  | 'invalid_setting'
  | 'messages_misconfigured'
  | 'tracing_misconfigured'
  | 'production_unsafe';

/** Something outside of the platform keeps it from starting; the message is one plain sentence,
 * or one for each thing to mend. */
export class PlatformError extends Error {
  readonly code: PlatformErrorCode;

  constructor(code: PlatformErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PlatformError';
    this.code = code;
  }
}
