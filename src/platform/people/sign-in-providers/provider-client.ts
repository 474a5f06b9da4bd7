import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ServerMetadata,
} from 'openid-client';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** One provider of a merchant, as its file has it. */
export type Provider = Merchant['config']['signIn']['providers'][number];

/** An issuer changes its keys and addresses seldom. */
const KEEP_MS = 600_000;

/** A visitor waits for this; a provider that is slower is out of order. */
const TIMEOUT_SECONDS = 10;

const kept = new Map<string, { at: number; client: Promise<Configuration> }>();

/** A merchant's provider by its id; undefined when it has none of that name. */
export const findProvider = ({ config }: Merchant, id: string): Provider | undefined =>
  config.signIn.providers.find((provider) => provider.id === id);

/**
 * The merchant's client at a provider, after its issuer's OpenID configuration.
 *
 * @throws when the issuer cannot be reached or says something else than its name
 */
export const clientOf = async (merchant: Merchant, provider: Provider): Promise<Configuration> => {
  const { issuer, clientId, tokenEndpoint } = provider;
  const key = JSON.stringify([merchant.code, provider.id, issuer, clientId, tokenEndpoint]);
  const found = kept.get(key);
  if (found && Date.now() - found.at < KEEP_MS) return found.client;
  const client = discover(provider, process.env[signInSecretName(merchant.code, provider.id)]);
  kept.set(key, { at: Date.now(), client });
  // What failed is asked for again by the next visitor.
  client.catch(() => kept.delete(key));
  return client;
};

const discover = async (
  { issuer, clientId, tokenEndpoint }: Provider,
  secret: string | undefined,
): Promise<Configuration> => {
  const authentication = secret ? ClientSecretPost(secret) : None();
  // The schema lets plain http pass for this machine only.
  const isLocal = issuer.startsWith('http:');
  const found = await discovery(new URL(issuer), clientId, undefined, authentication, {
    timeout: TIMEOUT_SECONDS,
    // ID tokens are believed by their signature, not by the connection that they came over alone.
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
  });
  if (!tokenEndpoint) return found;
  const metadata: ServerMetadata = JSON.parse(
    JSON.stringify({ ...found.serverMetadata(), token_endpoint: tokenEndpoint }),
  );
  const client = new Configuration(metadata, clientId, undefined, authentication);
  client.timeout = TIMEOUT_SECONDS;
  enableNonRepudiationChecks(client);
  if (isLocal) allowInsecureRequests(client);
  return client;
};

/** Such as `LIVERY_SIGN_IN_SECRET_SHWE_GOOGLE`; a public client has none. */
export const signInSecretName = (code: string, id: string): string =>
  `LIVERY_SIGN_IN_SECRET_${code}_${id}`.toUpperCase().replaceAll('-', '_');
