import type { ReactNode } from "react";

/** Says what was done, read aloud as it comes; while there is nothing to say it takes no room. */
export function DoneLine({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={children ? "gs-notice app-notice-ok" : undefined}>
      {children}
    </p>
  );
}
