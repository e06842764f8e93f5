import "./row-menu.css";
import { Form } from "@remix-run/react";
import { IconDots } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { DOWNLOAD_TEXTS, REQUEST_LIST_TEXTS, REQUEST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import type { MenuAction } from "#domain/requests/request-actions.ts";
import { documentPath, requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { MenuDetails } from "#app/ui/menu-details.tsx";

export interface RowMenuProps {
  request: { id: string; type: RequestType; code: string; menu: readonly MenuAction[] };
}

/** The actions of a budget or an order in a list. They lead to its page, which asks and answers; nothing where there is
 *  none. */
export function RowMenu({ request }: RowMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties | undefined>();
  useEffect(() => {
    if (style === undefined) return undefined;
    const close = () => {
      place.current?.querySelector("details")?.removeAttribute("open");
    };
    window.addEventListener("scroll", close, { passive: true, once: true });
    return () => {
      window.removeEventListener("scroll", close);
    };
  }, [style]);
  if (request.menu.length === 0) return null;
  return (
    <div ref={place} className="app-row-menu" style={style}>
      <MenuDetails
        label={
          <>
            <IconDots size={18} stroke={1.75} aria-hidden />
            <span className="gs-visually-hidden">{fill(REQUEST_LIST_TEXTS.actionsNamed, request)}</span>
          </>
        }
        onToggle={(isOpen) => {
          setStyle(isOpen && place.current ? besides(place.current) : undefined);
        }}
      >
        <ul className="app-drop__list">
          {request.menu.map((action) => (
            <Entries key={action} action={action} request={request} />
          ))}
        </ul>
      </MenuDetails>
    </div>
  );
}

/** Where the menu is: the frame of a table would cut it off, so that it stands beside its button in the window. */
function besides(place: HTMLElement): CSSProperties {
  const { top, bottom, right } = place.getBoundingClientRect();
  const isLow = bottom > window.innerHeight / 2;
  return {
    "--row-menu-right": `${String(document.documentElement.clientWidth - right)}px`,
    "--row-menu-top": isLow ? "auto" : `${String(bottom)}px`,
    "--row-menu-bottom": isLow ? `${String(window.innerHeight - top)}px` : "auto",
  } as CSSProperties;
}

function Entries({ action, request }: RowMenuProps & { action: MenuAction }) {
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
