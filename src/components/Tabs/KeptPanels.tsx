import { Activity, type ReactNode, useState } from 'react';

export interface KeptPanelsProps {
  /** The id of the tab whose panel is shown. */
  shown: string;
  /** The panels by the ids of their tabs; each is drawn when it is first shown. */
  panels: Readonly<Record<string, ReactNode>>;
}

/**
 * The panels of tabs that hold forms. One that is left is hidden and does nothing until it is shown again, but what was typed and
 * chosen in it stays.
 */
export const KeptPanels = ({ shown, panels }: KeptPanelsProps) => {
  const [seen, setSeen] = useState<readonly string[]>([shown]);
  const drawn = seen.includes(shown) ? seen : [...seen, shown];
  if (drawn !== seen) setSeen(drawn);
  return drawn.map((id) => (
    <Activity key={id} mode={id === shown ? 'visible' : 'hidden'}>
      {panels[id]}
    </Activity>
  ));
};
