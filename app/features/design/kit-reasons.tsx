import "./kits-express.css";
import { KITS_EXPRESS_TEXTS as TEXTS } from "#copy/design.ts";
import { fill } from "#copy/shared/fill.ts";
import type { KitDesignAnswer } from "#domain/design/design-answer.ts";
import { Badge } from "#app/ui/badge.tsx";

/** Reasons that are shown as badges; the rest is counted. */
const SHOWN_REASONS = 2;

/** The reasons that speak for a kit, in one line. */
export function KitReasons({ reasons }: Pick<KitDesignAnswer, "reasons">) {
  // The stock is among the facts already.
  const texts = reasons.flatMap((reason) => (reason === "inStock" ? [] : [TEXTS.reasons[reason]]));
  const rest = texts.slice(SHOWN_REASONS);
  if (texts.length === 0) return null;
  return (
    <p className="app-express-kit__reasons">
      {texts.slice(0, SHOWN_REASONS).map((text) => (
        <Badge key={text} title={text}>
          {text}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Badge tone="quiet" title={rest.join(" · ")}>
          <span aria-hidden>{fill(TEXTS.moreReasons, { count: rest.length })}</span>
          <span className="gs-visually-hidden">{rest.join(", ")}</span>
        </Badge>
      )}
    </p>
  );
}
