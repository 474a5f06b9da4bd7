import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { renderDefaultArt, renderGameArt } from '#art/render-game-art.ts';
import { listBrandAssets } from '../../../cli/build/settings/brand-assets.ts';
import { BRANDS_ROOT } from './merchant-data.ts';
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

/** What one brand's screens need, as `ScreenData` of stories/screens reads it. */
export interface MadeScreens {
  settings: unknown;
  assets: Record<string, string>;
  recording: unknown;
  art: Record<string, string>;
}

/**
 * What one brand's screens need: its settings as its site has them, what the platform answered when it was
 * recorded, and the pictures that the answers name.
 *
 * @param recordedDir holds `<code>.json`; a brand without a recording answers nothing
 */
export const screensOf = (merchant: ResolvedMerchant, recordedDir: string): MadeScreens => {
  const { code, folder, config, content } = merchant;
  const { settings } = developmentSettings(merchant, BRANDS_ROOT);
  const here = `${BRANDS_ROOT}brands/${code}/`;
  const written = JSON.stringify(settings).replaceAll(`${BRANDS_ROOT}${encodeURI(folder)}/`, here);
  const assets = listBrandAssets(config, content);
  const recording = readRecording(path.join(recordedDir, `${code}.json`));
  return {
    settings: JSON.parse(written) as unknown,
    assets: Object.fromEntries(assets.map((asset) => [path.basename(asset), here + asset])),
    recording: JSON.parse(recording) as unknown,
    art: artIn(recording),
  };
};

const readRecording = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{ "visitor": {}, "member": {} }';
  }
};
