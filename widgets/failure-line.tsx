import type { ReactNode } from "react";
import { AlertIcon } from "#widgets/icons/outline-icons.tsx";
import type { WidgetFailure } from "#widgets/request.ts";

/** Why an action failed, beside its button.
 *  @param props.children - what can be done about it */
export function FailureLine({ failure, children }: { failure: WidgetFailure | null; children?: ReactNode }) {
  if (failure === null) return null;
  return (
    <p className="gs-notice gs-notice--danger" role="alert">
      <AlertIcon />
      <span>
        <strong>{failure.title}.</strong> {failure.description} {children}
      </span>
    </p>
  );
}
