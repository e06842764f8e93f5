import "#app/styles/page-dialog.css";
import { Form, Link, useNavigation, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { SWITCH_PRODUCT_TEXTS as TEXTS } from "#copy/products.ts";
import { Notice, type NoticeText } from "#app/components/notice.tsx";
import { PageDialog } from "#app/components/page-dialog.tsx";

/** A product that somebody is about to switch off or on, and the closed kits that have it in them. */
export interface SwitchedProduct {
  id: string;
  name: string;
  version: number;
  active: boolean;
  kits: { count: number; names: readonly string[] };
}

/** Asks before a product goes out of what can be bought, or comes back, and says what becomes of kits. */
export function SwitchProduct({
  product,
  refusal,
}: {
  product: SwitchedProduct;
  /** Why it was not done. */
  refusal: NoticeText | null;
}) {
  const [params] = useSearchParams();
  const isBusy = useNavigation().state === "submitting";
  const without = new URLSearchParams(params);
  without.delete("mudar");
  const { id, name, version, active, kits } = product;
  const closeTo = `?${without.toString()}`;
  return (
    <PageDialog title={fill(active ? TEXTS.deactivate : TEXTS.activate, { name })} closeTo={closeTo}>
      {refusal !== null && <Notice {...refusal} />}
      <p>{active ? TEXTS.deactivateText : TEXTS.activateText}</p>
      <KitsNote isLeaving={active} kits={kits} />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="active" value={active ? "false" : "true"} />
        <div className="app-page-dialog__actions">
          <Link className="gs-button" to={closeTo} preventScrollReset>
            {TEXTS.cancel}
          </Link>
          <button type="submit" className="gs-button gs-button--primary" aria-busy={isBusy} disabled={isBusy}>
            {active ? TEXTS.confirmDeactivate : TEXTS.confirmActivate}
          </button>
        </div>
      </Form>
    </PageDialog>
  );
}

function KitsNote({
  isLeaving,
  kits: { count, names },
}: {
  isLeaving: boolean;
  kits: SwitchedProduct["kits"];
}) {
  if (!isLeaving) {
    if (count === 0) return null;
    return (
      <p>{count === 1 ? TEXTS.activateKitsOne : fill(TEXTS.activateKitsMany, { count: String(count) })}</p>
    );
  }
  if (count === 0) return <p>{TEXTS.kitsNone}</p>;
  const listed = names.join(", ");
  const more = count - names.length;
  const all = more > 0 ? fill(TEXTS.kitsMore, { names: listed, count: String(more) }) : listed;
  return (
    <p className="gs-notice gs-notice--warn">
      {count === 1
        ? fill(TEXTS.kitsOne, { names: all })
        : fill(TEXTS.kitsMany, { count: String(count), names: all })}
    </p>
  );
}
