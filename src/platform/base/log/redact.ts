/** What stands in place of a secret. */
export const REDACTED = '[redacted]';

/** Deeper than anything that is logged on purpose. */
const MAX_DEPTH = 6;

/**
 * Names of values that are never written, in whichever way they are spelled: passwords, codes, tokens,
 * answers, keys, what signs, what names a bank account or a document, and bodies of messages.
 */
const SECRET_NAME =
  /pass(?:word|phrase|wd)|secret|token|^(?:otp|pin|auth|p256dh|jwt|body|answer|credential|cookie|idnumber)$|captcha|ticket|bearer|authorization|set-cookie|signature|credential|challenge|accountnumber|(?:verification|recovery|one.?time|sms|own)_?codes?$|^codes?$|private_?key|api_?key|seal_?key|database_?url/i;

/** Names that look like secrets and are the very thing that one searches a log for. */
const KNOWN_NAME = /^(?:code|errorCode)$/;

/** A value under the name `code` that is an error's, a refusal's or a brand's: words, not a number to type in. */
const PLAIN_CODE = /^[A-Za-z][\w-]{0,40}$/;

/** Whether a value under this name may not be written. */
const isSecret = (name: string, value: unknown): boolean => {
  if (KNOWN_NAME.test(name)) return typeof value !== 'string' || !PLAIN_CODE.test(value);
  return SECRET_NAME.test(name);
};

const TEXT_RULES: readonly (readonly [RegExp, string])[] = [
  // What carries a session, wherever it is quoted.
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${REDACTED}`],
  // Who is signed in to a server by its address.
  [/(\b[a-z][a-z\d+.-]*:\/\/[^\s/:@]+):[^\s/@]+@/gi, `$1:${REDACTED}@`],
  // What is asked for in an address: which names, and never what they hold.
  [/([?&][\w.[\]-]{1,40})=[^\s&#"']+/g, '$1=…'],
  // PostgreSQL tells the row that was in the way.
  [/Key \(([^)]*)\)=\([^)]*\)/g, `Key ($1)=(${REDACTED})`],
  [/Failing row contains \([\s\S]*?\)\.?/g, `Failing row contains (${REDACTED}).`],
  // And the text that was none of the kind it should be.
  [/((?:invalid input syntax for [^:]+|value) ?:?) "[\s\S]*?"/g, `$1 "${REDACTED}"`],
  // JSON that cannot be read is quoted by Node.
  [/("[\s\S]*"|\S+) is not valid JSON/g, `${REDACTED} is not valid JSON`],
];

/** A text without what it may quote. */
export const redactText = (text: string): string =>
  TEXT_RULES.reduce((now, [pattern, instead]) => now.replace(pattern, instead), text);

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A value as it may be written: secrets by name, texts by what they quote, errors by {@link redactError}. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value))
    return depth >= MAX_DEPTH ? '[…]' : value.map((each) => redact(each, depth + 1));
  if (!isPlain(value)) return value instanceof Date ? value : REDACTED;
  return depth >= MAX_DEPTH ? '[…]' : redactObject(value, depth);
};

/** The same for what stands at the top of an entry: what Fastify hands over has serializers of its own. */
export const redactEntry = (entry: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) =>
      name === 'req' || name === 'res' ? [name, value] : [name, redactNamed(name, value, 0)],
    ),
  );

const redactObject = (value: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, redactNamed(name, each, depth)]),
  );

const redactNamed = (name: string, value: unknown, depth: number): unknown =>
  value !== null && value !== undefined && isSecret(name, value)
    ? REDACTED
    : redact(value, depth + 1);

/** What PostgreSQL and Node say of an error beside its words, and no value of a row. */
const ERROR_FACTS = [
  'code',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'statusCode',
] as const;

/** An error as it may be written: its words, where it came from, and facts that are no values. */
const redactError = (error: Error, depth: number): Record<string, unknown> => {
  const facts = ERROR_FACTS.flatMap((name) => {
    const value = (error as unknown as Record<string, unknown>)[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const { errors } = error as Error & { errors?: unknown };
  const isDeep = depth >= MAX_DEPTH;
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...Object.fromEntries(facts),
    ...(error.cause !== undefined && !isDeep && { cause: redact(error.cause, depth + 1) }),
    ...(Array.isArray(errors) && !isDeep && { errors: redact(errors, depth + 1) }),
  };
};
