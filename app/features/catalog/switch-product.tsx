import "#app/ui/page-dialog.css";
import { Form, useNavigation, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { SWITCH_PRODUCT_TEXTS as TEXTS } from "#copy/catalog/products.ts";
import { Notice, NoticeBox, type NoticeText } from "#app/ui/notice.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";

/** A product that is about to be turned off or on, and the closed kits that contain it. */
export interface SwitchedProduct {
  id: string;
  name: string;
  version: number;
  active: boolean;
  kits: { count: number; names: readonly string[] };
}

/** Asks before a product is turned off or on, and tells what that does to kits. */
export function SwitchProduct({
  product,
  refusal,
}: {
  product: SwitchedProduct;
  /** Why the switch was refused. */
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
        <HiddenField name="id" value={id} />
        <HiddenField name="version" value={version} />
        <HiddenField name="active" value={active ? "false" : "true"} />
        <div className="app-page-dialog__actions">
          <LinkButton to={closeTo} preventScrollReset>
            {TEXTS.cancel}
          </LinkButton>
          <Button type="submit" kind="primary" aria-busy={isBusy} disabled={isBusy}>
            {active ? TEXTS.confirmDeactivate : TEXTS.confirmActivate}
          </Button>
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
    <NoticeBox tone="warn">
      {count === 1
        ? fill(TEXTS.kitsOne, { names: all })
        : fill(TEXTS.kitsMany, { count: String(count), names: all })}
    </NoticeBox>
  );
}
