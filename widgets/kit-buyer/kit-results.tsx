import { KIT_BUYER_TEXTS } from "#copy/widgets.ts";
import { WIDGET_FAILURES } from "#copy/widget-words.ts";
import { NO_KITS_WARNING } from "#copy/spec/kits.ts";
import { KitDrawing } from "#widgets/icons/kit-drawing.tsx";
import { LoadFailure } from "#widgets/load-failure.tsx";
import type { WidgetFailure } from "#widgets/request.ts";

/** Placeholder rows while the first kits are loaded. */
export function KitSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div className="gs-kit-list" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="gs-kit-card">
          <div className="gs-kit-card__row gs-kit-card__row--skeleton">
            <span className="gs-skeleton gs-skeleton--picture" />
            <span className="gs-skeleton-lines">
              <span className="gs-skeleton gs-skeleton--title" />
              <span className="gs-skeleton gs-skeleton--text" />
              <span className="gs-skeleton gs-skeleton--chip" />
            </span>
            <span className="gs-skeleton gs-skeleton--button" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** No kits in this range, with a button that clears the filters. */
export function NoKits({ onClear }: { onClear: () => void }) {
  return (
    <div className="gs-empty">
      <div className="gs-empty__art">
        <KitDrawing />
      </div>
      <p className="gs-empty__title">{NO_KITS_WARNING.message}</p>
      <p className="gs-empty__help">{KIT_BUYER_TEXTS.emptyHelp}</p>
      <button type="button" className="gs-button" onClick={onClear}>
        {KIT_BUYER_TEXTS.clearFilter}
      </button>
    </div>
  );
}

/** Why kits could not be loaded, with a retry button where it may help. Texts of the widgets take precedence over
 *  the portal's. */
export function KitsFailure({
  failure,
  onRetry,
}: {
  failure: WidgetFailure;
  onRetry: (() => void) | undefined;
}) {
  const own = Object.entries(WIDGET_FAILURES).find(([type]) => type === failure.type)?.[1];
  const { title, description } = own ?? failure;
  const { type, status } = failure;
  return <LoadFailure failure={{ type, title, description, status }} onRetry={onRetry} />;
}
