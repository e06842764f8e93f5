import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { DOWNLOAD_TEXTS, REQUEST_LIST_TEXTS, REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { MenuAction } from "#domain/requests/request-actions.ts";
import { documentPath, requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { RowMenu } from "#app/ui/row-menu.tsx";

export interface RequestRowMenuProps {
  request: { id: string; type: RequestType; code: string; menu: readonly MenuAction[] };
}

/** The actions of a budget or an order in a list. They lead to its page, which asks and answers; nothing where there is
 *  none. */
export function RequestRowMenu({ request }: RequestRowMenuProps) {
  if (request.menu.length === 0) return null;
  return (
    <RowMenu label={fill(REQUEST_LIST_TEXTS.actionsNamed, request)}>
      {request.menu.map((action) => (
        <Entries key={action} action={action} request={request} />
      ))}
    </RowMenu>
  );
}

function Entries({ action, request }: RequestRowMenuProps & { action: MenuAction }) {
  const path = requestPath(request);
  switch (action) {
    case "toOrder":
      return <Entry to={`${path}?dialog=order`}>{TEXTS.toOrder}</Entry>;
    case "updateExpired":
      return <Entry to={`${path}?dialog=renew`}>{TEXTS.updateExpired}</Entry>;
    case "delete":
      return <Entry to={`${path}?dialog=delete`}>{TEXTS.delete}</Entry>;
    case "downloadPdf":
      return (
        <Entry to={documentPath(request, "pdf")} download>
          {DOWNLOAD_TEXTS.pdf}
        </Entry>
      );
    case "downloadDoc":
      return (
        <Entry to={documentPath(request, "docx")} download>
          {DOWNLOAD_TEXTS.docx}
        </Entry>
      );
    case "edit":
      return (
        <>
          <Sent path={path} target="items" label={TEXTS.editItems} />
          <Sent path={path} target="data" label={TEXTS.editData} />
        </>
      );
    case "editFreight":
      return <Sent path={path} target="freight" label={TEXTS.editFreight} />;
    case "duplicate":
      return <Sent path={path} label={TEXTS.duplicate} />;
  }
}

/** A plain link, which leaves the list like a file does. */
function Entry({ to, download, children }: { to: string; download?: boolean; children: ReactNode }) {
  return (
    <li>
      <a href={to} download={download}>
        {children}
      </a>
    </li>
  );
}

/** Sends to the page of the request what its own button sends.
 *  @param target - part that is edited; a copy without it */
function Sent({ path, target, label }: { path: string; target?: string; label: string }) {
  return (
    <li>
      <Form method="post" action={path}>
        {target !== undefined && <HiddenField name="target" value={target} />}
        <Button
          kind="bare"
          className="app-row-menu__button"
          type="submit"
          name="intent"
          value={target === undefined ? "duplicate" : "edit"}
        >
          {label}
        </Button>
      </Form>
    </li>
  );
}
