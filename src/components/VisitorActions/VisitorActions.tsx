import { Button } from '../Button/Button.tsx';

export interface VisitorActionsProps {
  loginLabel: string;
  onLogin: () => void;
  /** Left out where the brand takes no direct registrations. */
  registerLabel?: string | undefined;
  onRegister?: (() => void) | undefined;
}

/** The ways in for a visitor: log in and, where the brand has it open, register. */
export const VisitorActions = ({
  loginLabel,
  onLogin,
  registerLabel,
  onRegister,
}: VisitorActionsProps) => (
  <>
    <Button variant="secondary" size="sm" onPress={onLogin}>
      {loginLabel}
    </Button>
    {registerLabel && onRegister && (
      <Button variant="primary" size="sm" onPress={onRegister}>
        {registerLabel}
      </Button>
    )}
  </>
);
