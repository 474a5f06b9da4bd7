import { useTranslation } from 'react-i18next';

import type { AnyEndpoint } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { useSetAtom, atom } from 'jotai';
import { useState } from 'react';
import { saveFile, downloadFile, type Downloaded } from '../client/download-file.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useOutcomeToast } from '../money/use-outcome-toast.ts';
import type { Refused } from '../client/outcome.ts';
import { refusalSeenAtom } from '../session/refusal-seen.state.ts';
import { tokenAtom } from '../session/token.state.ts';

/** Fetches a file of the member's; a session that has ended meanwhile ends here too. */
const downloadAtom = atom(
  null,
  async (get, set, endpoint: AnyEndpoint, input: object): Promise<Downloaded | Refused> => {
    const token = get(tokenAtom);
    const outcome = await downloadFile(endpoint, input, token);
    if (!outcome.ok) await set(refusalSeenAtom, outcome.refusal, token);
    return outcome;
  },
);

/** The kinds of file that a list is written in. */
type ExportFormat = 'csv' | 'pdf';

/** Which file is being written, and how another is asked for. */
interface UsedExport {
  busy: ExportFormat | null;
  save: (format: ExportFormat, input: object) => Promise<void>;
}

/**
 * Fetches a list as a file and hands it to the browser.
 *
 * @param name of the file, without its ending, when the platform gives none
 */
const useExport = (endpoint: AnyEndpoint, name: string): UsedExport => {
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

export interface ExportButtonsProps {
  /** A call that answers a file: it takes what the list takes, and `format`. */
  endpoint: AnyEndpoint;
  /** What the list shows now; null while it shows nothing that could be asked for. */
  input: object | null;
  /** Names the file when the platform does not. */
  name: string;
  /** What the call writes. */
  formats?: readonly ExportFormat[];
}

const FORMATS = ['csv', 'pdf'] as const;

/** Takes the whole list along as a file, not only the page in sight. */
export const ExportButtons = ({ endpoint, input, name, formats = FORMATS }: ExportButtonsProps) => {
  const { t } = useTranslation();
  const { busy, save } = useExport(endpoint, name);
  return (
    <Cluster gap="x2">
      {formats.map((format) => (
        <Button
          key={format}
          size="sm"
          variant="secondary"
          icon="download"
          aria-label={t(`history.export.${format}Label`)}
          isDisabled={input === null || (busy !== null && busy !== format)}
          loading={busy === format}
          onPress={() => void save(format, input ?? {})}
        >
          {t(`history.export.${format}`)}
        </Button>
      ))}
    </Cluster>
  );
};
