import type { Sheet, SheetCell } from './draw-sheet.ts';
import type { SheetPlan } from './plan-sheets.ts';
import type { StageGlobals, StoryStage } from './story-stage.ts';

/** A brand in one of its modes. */
export interface Theme {
  merchant: string;
  mode: 'light' | 'dark';
}

/** Widths of the toolbar, in px. */
const SCREEN_WIDTHS = [360, 768, 1280, 1920];
/** Tall enough for the first things below the fold, which load when they are seen. */
const SCREEN_HEIGHT = 1600;
/** Wide parts of the page are taken as on a desktop; others stand in about a phone's width. */
const COMPONENT_WIDTHS: Record<string, number> = { Frame: 1280 };
const COMPONENT_WIDTH = 400;

/** A picture that could not be taken, in words. */
export type Complain = (message: string) => void;

const wearing = ({ merchant, mode }: Theme, language: string): StageGlobals => ({
  brand: merchant,
  mode,
  language,
});

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

const themeName = ({ merchant, mode }: Theme): string => `${merchant} ${mode}`;

/** What a sheet is taken with. */
export interface Studio {
  stage: StoryStage;
  themes: readonly Theme[];
  language: string;
  complain: Complain;
}

const widthOf = ({ title }: SheetPlan): number =>
  COMPONENT_WIDTHS[title.split('/')[0] ?? ''] ?? COMPONENT_WIDTH;

/** The scale of a sheet's pictures: what is as wide as a screen is drawn at half its size. */
export const scaleOf = (plan: SheetPlan): number =>
  plan.kind === 'screen' || widthOf(plan) > COMPONENT_WIDTH ? 0.5 : 1;

/** Rows are stories, columns are the brands in their modes. */
const takeComponents = async (plan: SheetPlan, studio: Studio): Promise<Sheet> => {
  const { stage, themes, language, complain } = studio;
  const width = widthOf(plan);
  await stage.resize(width, 640);
  const cells: SheetCell[] = [];
  for (const [row, { id, label }] of plan.stories.entries()) {
    let isShown = await shown(stage, id, (why) => complain(`${plan.title} ${label}: ${why}`));
    for (const [column, theme] of themes.entries()) {
      try {
        if (isShown) await stage.wear(wearing(theme, language));
      } catch (error) {
        complain(`${plan.title} ${label}, ${themeName(theme)}: ${messageOf(error)}`);
        isShown = false;
      }
      cells.push({ row, column, picture: isShown ? await stage.take() : undefined });
    }
  }
  const rows = plan.stories.map(({ label }) => label);
  return { title: plan.title, rows, columns: themes.map(themeName), cells };
};

const shown = async (stage: StoryStage, id: string, complain: Complain): Promise<boolean> => {
  try {
    await stage.show(id);
    return true;
  } catch (error) {
    complain(messageOf(error));
    return false;
  }
};

/** Rows are the brands in their own modes, columns are widths. */
const takeScreen = async (plan: SheetPlan, studio: Studio): Promise<Sheet> => {
  const { stage, themes, language, complain } = studio;
  const brands = [...new Map(themes.toReversed().map((theme) => [theme.merchant, theme])).values()];
  const rows = brands.toReversed();
  const cells: SheetCell[] = [];
  const [story] = plan.stories;
  const isShown = await shown(stage, story?.id ?? '', (why) => complain(`${plan.title}: ${why}`));
  for (const [row, theme] of rows.entries()) {
    if (isShown) await stage.wear(wearing(theme, language));
    for (const [column, width] of SCREEN_WIDTHS.entries()) {
      await stage.resize(width, SCREEN_HEIGHT);
      cells.push({ row, column, picture: isShown ? await stage.take() : undefined });
    }
  }
  return {
    title: plan.title,
    rows: rows.map(themeName),
    columns: SCREEN_WIDTHS.map((width) => `${width} px`),
    cells,
  };
};

/** Takes all pictures of one sheet. */
export const takePictures = (plan: SheetPlan, studio: Studio): Promise<Sheet> =>
  plan.kind === 'screen' ? takeScreen(plan, studio) : takeComponents(plan, studio);
