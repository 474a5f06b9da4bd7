import { useTranslation } from 'react-i18next';

import type { AnyEndpoint } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';

import { useExport } from './use-export.ts';

export interface ExportButtonsProps {
  /** A call that answers a file: it takes what the list takes, and `format`. */
  endpoint: AnyEndpoint;
  /** What the list shows now; null while it shows nothing that could be asked for. */
  input: object | null;
  /** Names the file when the platform does not. */
  name: string;
}

const FORMATS = ['csv', 'pdf'] as const;

/** Takes the whole list along as a file, not only the page in sight. */
export const ExportButtons = ({ endpoint, input, name }: ExportButtonsProps) => {
  const { t } = useTranslation();
  const { busy, save } = useExport(endpoint, name);
  return (
    <Cluster gap="x2">
      {FORMATS.map((format) => (
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
