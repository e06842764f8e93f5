import { createContext, type ReactNode, useContext } from "react";
import { useCheckoutForm } from "./checkout-form.ts";

/** Whether what is around is there without scripts only: one such part cannot hold another. */
const WithoutScripts = createContext(false);

export interface AskedProps {
  when: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the form that is there while it is asked for. Without scripts nothing can bring it up later: there it is
 *  always part of the page, and the page's style leaves out what is not asked (`app-only-…`). */
export function Asked({ when, className, children }: AskedProps) {
  const { isLive } = useCheckoutForm();
  const isInside = useContext(WithoutScripts);
  const part = className === undefined ? children : <div className={className}>{children}</div>;
  if (when || isInside) return part;
  if (isLive) return null;
  return (
    <noscript>
      <WithoutScripts.Provider value>{part}</WithoutScripts.Provider>
    </noscript>
  );
}
