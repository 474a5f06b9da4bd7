import { type ReactNode, useId, useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Cluster } from '../Cluster/Cluster.tsx';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { Html } from '../Html/Html.tsx';
import { Image } from '../Image/Image.tsx';
import * as styles from './PromotionArticle.css.ts';

export interface PromotionArticleProps {
  /** Also the anchor that a link names. */
  id: string;
  title: string;
  summary: string;
  /** The whole text as the merchant wrote it. */
  html: string;
  /** BCP-47 of title and texts, where it is not the page's. */
  language?: string | undefined;
  /** The picture's address. */
  art: string;
  fallback?: string | undefined;
  phase: 'comingSoon' | 'running' | 'ended';
  /** The phase in the page's language. */
  phaseLabel: string;
  /** When it holds, in the page's language. */
  period: string;
  /** The address names it: it stands out and starts open. */
  chosen?: boolean | undefined;
  openLabel: string;
  closeLabel: string;
  /** What can be done about it, above the buttons: taking part, claiming. */
  offer?: ReactNode;
  /** Stands beside the button that opens: a button to share. */
  action?: ReactNode;
}

const PHASE_TONES = { running: 'success', comingSoon: 'info', ended: 'neutral' } as const;

/** One promotion: picture, summary, and its whole text on request. */
export const PromotionArticle = (props: PromotionArticleProps) => {
  const { id, language, chosen = false, phase, openLabel, closeLabel } = props;
  const [isOpen, setIsOpen] = useState(chosen);
  const textId = useId();
  const inItsLanguage = languageAttributes(language);
  return (
    <article
      id={id}
      className={styles.article}
      data-chosen={chosen || undefined}
      data-phase={phase}
    >
      <div className={styles.picture}>
        <Image src={props.art} alt="" ratio="16 / 9" fallback={props.fallback} />
      </div>
      <div className={styles.body}>
        <Cluster gap="x2">
          <Badge tone={PHASE_TONES[phase]} variant="soft">
            {props.phaseLabel}
          </Badge>
          <span className={styles.period}>{props.period}</span>
        </Cluster>
        <h2 className={styles.title} {...inItsLanguage}>
          {props.title}
        </h2>
        <p className={styles.summary} {...inItsLanguage}>
          {props.summary}
        </p>
        {props.offer}
        <Cluster gap="x2">
          <Button
            variant="secondary"
            iconEnd={isOpen ? 'chevronUp' : 'chevronDown'}
            aria-expanded={isOpen}
            aria-controls={textId}
            onPress={() => setIsOpen(!isOpen)}
          >
            {isOpen ? closeLabel : openLabel}
          </Button>
          {props.action}
        </Cluster>
      </div>
      <div id={textId} hidden={!isOpen} className={styles.text}>
        <Html html={props.html} language={language} />
      </div>
    </article>
  );
};
