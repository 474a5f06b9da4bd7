import type { RenderContext } from './render-context.ts';
import { localize } from '../settings/localize.ts';
import { originOf } from './page-head.ts';
import { renderTemplate } from './render-template.ts';
import { sha256 } from '../../base/files/fingerprint.ts';

/**
 * An identifier that is the same each time for the same name: version 8 of RFC 9562, made of a
 * hash. A profile that is installed again replaces the one before.
 */
export const uuidOf = (name: string): string => {
  const hex = sha256(name).slice(0, 32);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ];
  return parts.join('-').toUpperCase();
};

/** A host name the other way round: `example.shwe`, as identifiers of profiles are written. */
const reversed = (origin: string): string =>
  new URL(origin).hostname.split('.').toReversed().join('.');

/**
 * The profile that puts a site on the home screen of an iPhone or iPad: one web clip, which its
 * owner may remove at any time. It is not signed: the phone says so before it is installed.
 *
 * @param icon a PNG
 */
export const renderWebClip = (
  { config, language }: Pick<RenderContext, 'config' | 'language'>,
  icon: Buffer,
): string => {
  const origin = originOf({ config });
  const identifier = `${reversed(origin)}.${config.code}`;
  return renderTemplate('mobileconfig', {
    name: config.brand.name,
    organization: config.brand.legalName,
    description: localize(config.brand.description, language, config.languages.fallback),
    url: `${origin}/`,
    icon: icon.toString('base64'),
    identifier,
    profileUuid: uuidOf(`${identifier} profile`),
    clipUuid: uuidOf(`${identifier} web clip`),
  });
};
