import "./kits-express.css";
import { KIT_OPENED_TEXTS as TEXTS } from "#copy/design.ts";
import { MISSING_PRODUCTS_WARNING } from "#copy/spec/stock.ts";
import type { KitDesignAnswer } from "#domain/design/design-answer.ts";
import { NoticeBox } from "#app/ui/notice.tsx";
import { KitResult, type KitResultProps } from "./kit-result.tsx";

/** The kit of a cart that is open on the page. */
export interface OpenedKit {
  /** The id is the cart's, or that of the request's version. */
  kit: KitDesignAnswer;
  /** Names of products that are no longer on sale. */
  missing: readonly string[];
}

/** An opened kit: of an edited budget, of a shared link, or of a checkout that the person left. */
export function OpenedKitResult({
  opened: { kit, missing },
  ...result
}: { opened: OpenedKit } & Omit<KitResultProps, "kit" | "isBest" | "comparesAs">) {
  return (
    <section className="app-express-opened" aria-labelledby="opened-kit">
      <h2 id="opened-kit" className="app-heading">
        {TEXTS.open}
      </h2>
      <p className="app-page-hint">{TEXTS.openHint}</p>
      {missing.length > 0 && (
        <NoticeBox as="div" tone="danger" role="alert">
          <p>{missing.length === 1 ? MISSING_PRODUCTS_WARNING.one : MISSING_PRODUCTS_WARNING.many}:</p>
          <ul>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </NoticeBox>
      )}
      {kit.products.length === 0 ? (
        <p className="gs-notice">{TEXTS.nothingLeft}</p>
      ) : (
        <div className="gs-kit-list">
          <KitResult kit={kit} isBest comparesAs={null} {...result} />
        </div>
      )}
    </section>
  );
}
