import { ORDER_FAILURES } from "#copy/order-failures.ts";
import { WIDGET_TEXTS, WIDGET_FAILURES } from "#copy/widget-words.ts";
import { AlertIcon, RefreshIcon } from "./icons/outline-icons.tsx";
import type { WidgetFailure } from "./request.ts";

/** Why a widget has nothing to show, with a retry button where asking again may help. */
export function LoadFailure({
  failure,
  onRetry,
}: {
  failure: WidgetFailure;
  /** Left out where asking again cannot help. */
  onRetry?: (() => void) | undefined;
}) {
  const { type, title, description } = failure;
  return (
    <div className="gs-empty" role="alert">
      <span className="gs-empty__icon">
        <AlertIcon />
      </span>
      <p className="gs-empty__title">{title}</p>
      <p className="gs-empty__help">{description}</p>
      {onRetry !== undefined && mayPass(type) && (
        <button type="button" className="gs-button" onClick={onRetry}>
          <RefreshIcon />
          {WIDGET_TEXTS.retry}
        </button>
      )}
    </div>
  );
}

/** Whether asking again may help; of what the widgets do not know, the portal says nothing. */
function mayPass(type: string): boolean {
  if (type in ORDER_FAILURES) return false;
  return Object.entries(WIDGET_FAILURES).find(([known]) => known === type)?.[1].retry ?? true;
}
