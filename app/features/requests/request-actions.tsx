import "./order.css";
import { Form, useNavigation } from "@remix-run/react";
import {
  IconCopy,
  IconEdit,
  IconListDetails,
  IconRefresh,
  IconShoppingCartCheck,
  IconTruckDelivery,
} from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { RequestActions as Allowed } from "#domain/requests/request-actions.ts";
import type { EditTarget } from "./request-answer.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const EDITS = [
  { target: "items", label: TEXTS.editItems, Icon: IconListDetails },
  { target: "data", label: TEXTS.editData, Icon: IconEdit },
  { target: "freight", label: TEXTS.editFreight, Icon: IconTruckDelivery },
] as const satisfies readonly { target: EditTarget; label: string; Icon: unknown }[];

/** Actions that the person may use on a request, the next step first. */
export function RequestActions({ request, actions }: { request: { code: string }; actions: Allowed }) {
  const isBusy = useNavigation().state !== "idle";
  const { edit, editFreight, duplicate, updateExpired, toOrder } = actions;
  if (!edit && !editFreight && !duplicate && !updateExpired && !toOrder) return null;
  return (
    <div
      className="app-row app-order__actions"
      role="group"
      aria-label={fill(TEXTS.actions, { code: request.code })}
    >
      {toOrder && (
        <LinkButton kind="primary" to="?dialog=order" preventScrollReset>
          <IconShoppingCartCheck {...ICON} />
          {TEXTS.toOrder}
        </LinkButton>
      )}
      {updateExpired && (
        <LinkButton kind="primary" to="?dialog=renew" preventScrollReset>
          <IconRefresh {...ICON} />
          {TEXTS.updateExpired}
        </LinkButton>
      )}
      {EDITS.filter(({ target }) => (target === "freight" ? editFreight : edit)).map(
        ({ target, label, Icon }) => (
          <Form key={target} method="post" preventScrollReset>
            <HiddenField name="intent" value="edit" />
            <Button type="submit" name="target" value={target} disabled={isBusy}>
              <Icon {...ICON} />
              {label}
            </Button>
          </Form>
        ),
      )}
      {duplicate && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="duplicate" disabled={isBusy}>
            <IconCopy {...ICON} />
            {TEXTS.duplicate}
          </Button>
        </Form>
      )}
    </div>
  );
}
