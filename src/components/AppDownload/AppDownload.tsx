import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { QrCode } from '../QrCode/QrCode.tsx';
import * as styles from './AppDownload.css.ts';

export interface AppDownloadProps {
  /** The application's platform: "Android". */
  title: string;
  text: string;
  /** Where the file, or the page that gives it, is. */
  href: string;
  /** The browser keeps what is behind the address instead of opening it. */
  download?: boolean | undefined;
  buttonLabel: string;
  /** For a phone beside this screen: needs the whole address. */
  code: { url: string; sizePx: number; marginPx: number; label: string; hint: string };
}

/** One application: a code for the phone beside this screen, and its download. */
export const AppDownload = ({
  title,
  text,
  href,
  download = false,
  buttonLabel,
  code,
}: AppDownloadProps) => (
  <div className={styles.card}>
    <div className={styles.code}>
      <QrCode value={code.url} sizePx={code.sizePx} marginPx={code.marginPx} label={code.label} />
      <span className={styles.scan}>{code.hint}</span>
    </div>
    <div className={styles.text}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <LinkButton href={href} size="lg" icon="download" {...(download && { download: '' })}>
        {buttonLabel}
      </LinkButton>
    </div>
  </div>
);
