import { Form, Link, useNavigation } from "@remix-run/react";
import {
  IconCopy,
  IconEdit,
  IconListDetails,
  IconRefresh,
  IconShoppingCartCheck,
  IconTruckDelivery,
} from "@tabler/icons-react";
import { fill } from "#copy/fill.ts";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests.ts";
import type { RequestActions as Allowed } from "#domain/requests/request-actions.ts";
import type { EditTarget } from "./request-answer.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const EDITS = [
  { target: "items", label: TEXTS.editItems, Icon: IconListDetails },
  { target: "data", label: TEXTS.editData, Icon: IconEdit },
  { target: "freight", label: TEXTS.editFreight, Icon: IconTruckDelivery },
] as const satisfies readonly { target: EditTarget; label: string; Icon: unknown }[];

/** What can be done with a request: those that the person may, the next step first. */
export function RequestActions({ request, actions }: { request: { code: string }; actions: Allowed }) {
  const isBusy = useNavigation().state !== "idle";
  const { edit, editFreight, duplicate, updateExpired, toOrder } = actions;
  if (!edit && !editFreight && !duplicate && !updateExpired && !toOrder) return null;
  return (
    <div className="app-order__actions" role="group" aria-label={fill(TEXTS.actions, { code: request.code })}>
      {toOrder && (
        <Link className="gs-button gs-button--primary" to="?dialog=order" preventScrollReset>
          <IconShoppingCartCheck {...ICON} />
          {TEXTS.toOrder}
        </Link>
      )}
      {updateExpired && (
        <Link className="gs-button gs-button--primary" to="?dialog=renew" preventScrollReset>
          <IconRefresh {...ICON} />
          {TEXTS.updateExpired}
        </Link>
      )}
      {EDITS.filter(({ target }) => (target === "freight" ? editFreight : edit)).map(
        ({ target, label, Icon }) => (
          <Form key={target} method="post" preventScrollReset>
            <input type="hidden" name="intent" value="edit" />
            <button type="submit" name="target" value={target} className="gs-button" disabled={isBusy}>
              <Icon {...ICON} />
              {label}
            </button>
          </Form>
        ),
      )}
      {duplicate && (
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value="duplicate" className="gs-button" disabled={isBusy}>
            <IconCopy {...ICON} />
            {TEXTS.duplicate}
          </button>
        </Form>
      )}
    </div>
  );
}
