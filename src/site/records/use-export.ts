import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { AnyEndpoint } from '#api/endpoint.ts';
import { saveFile } from '../client/download-file.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useOutcomeToast } from '../money/use-outcome-toast.ts';

import { downloadAtom } from './download.state.ts';

/** The kinds of file that a list is written in. */
export type ExportFormat = 'csv' | 'pdf';

/** Which file is being written, and how another is asked for. */
export interface UsedExport {
  busy: ExportFormat | null;
  save: (format: ExportFormat, input: object) => Promise<void>;
}

/**
 * Fetches a list as a file and hands it to the browser.
 *
 * @param name of the file, without its ending, when the platform gives none
 */
export const useExport = (endpoint: AnyEndpoint, name: string): UsedExport => {
  const { t } = useTranslation();
  const language = useLanguage();
  const showOutcome = useOutcomeToast();
  const download = useSetAtom(downloadAtom);
  const [busy, setBusy] = useState<ExportFormat | null>(null);

  const save = async (format: ExportFormat, input: object) => {
    setBusy(format);
    const outcome = await download(endpoint, { ...input, format, language });
    setBusy(null);
    if (outcome.ok) saveFile(outcome.blob, outcome.name ?? `${name}.${format}`);
    showOutcome(outcome, t('history.export.done'));
  };
  return { busy, save };
};
