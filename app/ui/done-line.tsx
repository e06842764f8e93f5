import type { ReactNode } from "react";

/** Confirmation of an action, announced to screen readers; takes no space while empty. */
export function DoneLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={children ? "gs-notice app-notice-ok" : undefined}>
      {children}
    </p>
  );
}
