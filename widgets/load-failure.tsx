import { WIDGET_TEXTS, WIDGET_FAILURES } from "#copy/widgets.ts";
import { AlertIcon, RefreshIcon } from "./icons/outline-icons.tsx";
import type { WidgetFailure } from "./request.ts";

const FINAL_FAILURES: ReadonlySet<string> = new Set(
  Object.entries(WIDGET_FAILURES)
    .filter(([, { retry }]) => !retry)
    .map(([type]) => type),
);

/** Why a widget has nothing to show, with a retry button where asking again may help. */
export function LoadFailure({ failure, onRetry }: { failure: WidgetFailure; onRetry: () => void }) {
  const { type, title, description } = failure;
  return (
    <div className="gs-empty" role="alert">
      <span className="gs-empty__icon">
        <AlertIcon />
      </span>
      <p className="gs-empty__title">{title}</p>
      <p className="gs-empty__help">{description}</p>
      {!FINAL_FAILURES.has(type) && (
        <button type="button" className="gs-button" onClick={onRetry}>
          <RefreshIcon />
          {WIDGET_TEXTS.retry}
        </button>
      )}
    </div>
  );
}
