import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { renderDefaultArt, renderGameArt } from '#art/render-game-art.ts';
import { listBrandAssets } from '../../../cli/build/settings/brand-assets.ts';
import { developmentSettings } from '../../../cli/build/generate/generate-merchant.ts';

/** A picture in the place of its address: stories are served without a platform. */
const dataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const GAME_ART = /\/game-art\/([\w-]+)\.svg/g;

/** The art of every game that a recording names, and the art for what has none, by game code. */
const artIn = (recording: string): Record<string, string> => {
  const named = new Set([...recording.matchAll(GAME_ART)].map((match) => match[1] ?? ''));
  const games = catalogue.filter(({ gameCode }) => named.has(gameCode));
  return Object.fromEntries([
    ['default', dataUri(renderDefaultArt())],
    ...games.map((game) => [game.gameCode, dataUri(renderGameArt(game))]),
  ]);
};

/** Marks the address of a picture in settings until an import takes its place. */
const MARK = 'asset-of-this-brand:';

/**
 * The module of one brand's screens: its settings as its site has them, what the platform answered
 * when it was recorded, and the pictures that the answers name.
 *
 * @param recordedDir holds `<code>.json`; a brand without a recording answers nothing
 */
export const screensModule = (merchant: ResolvedMerchant, recordedDir: string): string => {
  const { settings } = developmentSettings(merchant, MARK);
  const assets = listBrandAssets(merchant.config, merchant.content);
  const imports = assets.map(
    (asset, at) =>
      `import asset${at} from ${JSON.stringify(`${path.join(merchant.folder, asset)}?url&no-inline`)};`,
  );
  const code = assets.reduce(
    (text, asset, at) =>
      text.replaceAll(
        JSON.stringify(MARK + encodeURI(path.join(merchant.folder, asset))),
        `asset${at}`,
      ),
    JSON.stringify(settings),
  );
  const recording = readRecording(path.join(recordedDir, `${merchant.code}.json`));
  const names = assets.map((asset, at) => `${JSON.stringify(path.basename(asset))}: asset${at}`);
  return [
    ...imports,
    `export const settings = ${code};`,
    `export const assets = { ${names.join(', ')} };`,
    `export const recording = ${recording};`,
    `export const art = ${JSON.stringify(artIn(recording))};`,
  ].join('\n');
};

const readRecording = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{ "visitor": {}, "member": {} }';
  }
};
