import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

/** A button that adds to the rules or takes out of them; without scripts the server takes its step. */
export function StepButton({
  step,
  onStep,
  className,
  children,
}: {
  step: string;
  onStep: (step: string) => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button
      type="submit"
      name="step"
      value={step}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        onStep(step);
      }}
    >
      {children}
    </Button>
  );
}
