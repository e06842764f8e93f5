import type { ReactNode } from "react";

/** One line of a list of facts (`app-facts`): what it is called, and what is known. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
