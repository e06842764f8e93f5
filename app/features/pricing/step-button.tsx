import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

/** A button that adds to the rules or removes from them; before scripts run, the server does it. */
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
