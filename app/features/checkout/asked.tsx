import { createContext, type ReactNode, useContext } from "react";
import { useCheckoutForm } from "./checkout-form.ts";

/** Whether a `noscript` part is around: such parts cannot be nested. */
const WithoutScripts = createContext(false);

export interface AskedProps {
  when: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of the form that is shown while `when` holds. Without JavaScript it is always in the page, and the style
 *  sheet hides it by the chosen values (`app-only-…`). */
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
