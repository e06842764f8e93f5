import "./order.css";
import { Form, useNavigation } from "@remix-run/react";
import {
  IconCopy,
  IconDownload,
  IconEdit,
  IconListDetails,
  IconRefresh,
  IconShoppingCartCheck,
  IconTrash,
  IconTruckDelivery,
  IconUserCheck,
} from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import {
  APPROVAL_OPEN,
  DOWNLOAD_TEXTS,
  PURCHASE_OPEN,
  REQUEST_TEXTS as TEXTS,
} from "#copy/requests/requests.ts";
import type { RequestActions as Allowed } from "#domain/requests/request-actions.ts";
import { approvalPath, documentPath, purchasePath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { EditTarget } from "./request-answer.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenField, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const EDITS = [
  { target: "items", label: TEXTS.editItems, Icon: IconListDetails },
  { target: "data", label: TEXTS.editData, Icon: IconEdit },
  { target: "freight", label: TEXTS.editFreight, Icon: IconTruckDelivery },
] as const satisfies readonly { target: EditTarget; label: string; Icon: unknown }[];

export interface RequestActionsProps {
  request: { id: string; type: RequestType; code: string; dealStatus: { id: string } };
  actions: Allowed;
  /** Statuses that the person may give it. */
  statusTargets: readonly { id: string; name: string }[];
  /** Whether the approval of its order above a limit was asked for. */
  hasPurchase: boolean;
}

/** Actions that the person may use on a request, the next step first. */
export function RequestActions({ request, actions, statusTargets, hasPurchase }: RequestActionsProps) {
  const isBusy = useNavigation().state !== "idle";
  const { edit, editFreight, duplicate, updateExpired, toOrder } = actions;
  const formats = (["pdf", "docx"] as const).filter(
    (one) => actions[one === "pdf" ? "downloadPdf" : "downloadDoc"],
  );
  const isNothing =
    !edit &&
    !editFreight &&
    !duplicate &&
    !updateExpired &&
    !toOrder &&
    !actions.readApprovals &&
    !hasPurchase &&
    !actions.delete &&
    formats.length === 0;
  const hasStatuses = statusTargets.length > 0;
  if (isNothing && !hasStatuses) return null;
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
      {hasPurchase && (
        <LinkButton to={purchasePath(request.id)}>
          <IconUserCheck {...ICON} />
          {PURCHASE_OPEN}
        </LinkButton>
      )}
      {actions.readApprovals && (
        <LinkButton to={approvalPath(request.id)}>
          <IconUserCheck {...ICON} />
          {APPROVAL_OPEN}
        </LinkButton>
      )}
      {formats.map((format) => (
        <LinkButton key={format} href={documentPath(request, format)} download>
          <IconDownload {...ICON} />
          {DOWNLOAD_TEXTS[format]}
        </LinkButton>
      ))}
      {hasStatuses && <StatusChange request={request} statusTargets={statusTargets} />}
      {actions.delete && (
        <LinkButton kind="danger" to="?dialog=delete" preventScrollReset>
          <IconTrash {...ICON} />
          {TEXTS.delete}
        </LinkButton>
      )}
    </div>
  );
}

/** Moves a request on to another status. */
function StatusChange({ request, statusTargets }: Pick<RequestActionsProps, "request" | "statusTargets">) {
  const isBusy = useNavigation().state !== "idle";
  const { type, dealStatus } = request;
  return (
    <Form key={dealStatus.id} method="post" preventScrollReset className="app-row app-order__status">
      <HiddenField name="type" value={type} />
      <HiddenField name="seenStatusId" value={dealStatus.id} />
      <Select name="statusId" aria-label={TEXTS.newStatus} defaultValue="" required>
        <option value="">{TEXTS.chooseStatus}</option>
        {statusTargets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" name="intent" value="status" disabled={isBusy}>
        {TEXTS.changeStatus}
      </Button>
    </Form>
  );
}
