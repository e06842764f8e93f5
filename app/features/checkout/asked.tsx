import type { ReactNode } from "react";
import { useCheckoutForm } from "./checkout-form.ts";

/** A part of the form that is there while it is asked for. Without scripts nothing can bring it up later: there it is
 *  always part of the page, and the page's style leaves out what is not asked (`app-only-…`). */
export function Asked({
  when,
  className,
  children,
}: {
  when: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { isLive } = useCheckoutForm();
  const part = className === undefined ? <>{children}</> : <div className={className}>{children}</div>;
  if (when) return part;
  return isLive ? null : <noscript>{part}</noscript>;
}
