import "./kits-express.css";
import { KIT_OPENED_TEXTS as TEXTS } from "#copy/design.ts";
import { MISSING_PRODUCTS_WARNING } from "#copy/spec/stock.ts";
import type { KitDesignAnswer } from "#domain/design/design-answer.ts";
import { KitResult, type KitResultProps } from "./kit-result.tsx";

/** A kit that a cart holds, to be gone on with. */
export interface OpenedKit {
  /** Its id is the cart's, or that of the version of a request. */
  kit: KitDesignAnswer;
  /** Products that went off the sale. */
  missing: readonly string[];
}

/** The kit of a budget that is being edited, of a shared link or of the checkout that somebody came back from. */
export function OpenedKitResult({
  opened: { kit, missing },
  ...result
}: { opened: OpenedKit } & Omit<KitResultProps, "kit" | "isBest">) {
  return (
    <section className="app-express-opened" aria-labelledby="opened-kit">
      <h2 id="opened-kit" className="app-heading">
        {TEXTS.open}
      </h2>
      <p className="app-page-hint">{TEXTS.openHint}</p>
      {missing.length > 0 && (
        <div className="gs-notice gs-notice--danger" role="alert">
          <p>{missing.length === 1 ? MISSING_PRODUCTS_WARNING.one : MISSING_PRODUCTS_WARNING.many}:</p>
          <ul>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {kit.products.length === 0 ? (
        <p className="gs-notice">{TEXTS.nothingLeft}</p>
      ) : (
        <div className="gs-kit-list">
          <KitResult kit={kit} isBest {...result} />
        </div>
      )}
    </section>
  );
}
