import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { BULK_TEXTS as TEXTS } from "#copy/requests/bulk.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ChangeSeller } from "#domain/requests/seller-schema.ts";
import type { ChangeStatus } from "#domain/requests/change-status-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { type ApiFailure, toFailure } from "#app/lib/calls/api-request.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { useSnackbars } from "#app/ui/snackbars.tsx";

/** A request as it was selected. */
export interface SelectedRequest {
  id: string;
  code: string;
  dealStatus: { id: string };
  /** Id of who looks after it, on the side of the person. */
  caretakerId: string | null;
  tags: readonly { id: string }[];
}

/** What requests change to. */
type Target =
  | { kind: "status"; id: string; name: string }
  /** A tag that they get. */
  | { kind: "tag"; id: string; name: string }
  /** Null for nobody. */
  | { kind: "seller"; id: string | null; name: string };

/** How many requests are changed at the same time. */
const AT_ONCE = 3;

/** Changes the status, or who looks after it, of several requests. Each is a change of its own: those that are refused
 *  are told and stay as they are, the others can be taken back together. */
export function useBulkChanges(type: RequestType) {
  const { revalidate } = useRevalidator();
  const snackbars = useSnackbars();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  /** Changes each, from what was seen. */
  const send = async (
    rows: readonly SelectedRequest[],
    change: (row: SelectedRequest) => Promise<unknown>,
  ) => {
    const changed: SelectedRequest[] = [];
    const refused: { row: SelectedRequest; failure: ApiFailure }[] = [];
    setProgress({ done: 0, total: rows.length });
    const waiting = [...rows];
    const work = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        try {
          await change(row);
          changed.push(row);
        } catch (error) {
          refused.push({ row, failure: toFailure(error) });
        }
        setProgress({ done: changed.length + refused.length, total: rows.length });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setProgress(null);
    // Without a connection, loading would replace the page by an error.
    if (refused.every(({ failure }) => failure.status !== 0)) revalidate();
    const [first] = refused;
    if (first !== undefined) {
      const { code } = first.row;
      const title = counted(TEXTS.refused, refused.length, { code });
      const { title: why, description } = first.failure;
      snackbars.show({ type: "error", title, detail: [code, why, description].filter(Boolean).join(". ") });
    }
    return changed;
  };

  const takeBack = async (rows: readonly SelectedRequest[], from: Target) => {
    const back = (row: SelectedRequest) =>
      from.kind === "tag"
        ? portalApi.call("DELETE", tagPath(row.id, from.id))
        : put(type, row.id, { ...from, id: placeOf(row, from) }, from.id);
    if ((await send(rows, back)).length > 0) snackbars.show({ type: "success", title: TEXTS.undone });
  };

  return {
    progress,
    async change(rows: readonly SelectedRequest[], to: Target) {
      const others = rows.filter((row) => placeOf(row, to) !== to.id);
      if (others.length === 0) {
        snackbars.show({ type: "info", title: TEXTS.unchanged });
        return;
      }
      const changed = await send(others, (row) => put(type, row.id, to, placeOf(row, to)));
      const [first] = changed;
      if (first === undefined) return;
      const words = { status: TEXTS.changed, seller: TEXTS.handed, tag: TEXTS.tagged }[to.kind];
      snackbars.show({
        type: "success",
        title: counted(words, changed.length, { code: first.code, name: to.name }),
        actions: [{ label: TEXTS.undo, onClick: () => void takeBack(changed, to) }],
      });
    },
  };
}

/** Id of the status, or of the person, that a request had; or of the tag, if it had it. */
function placeOf({ dealStatus, caretakerId, tags }: SelectedRequest, { kind, id }: Target): string | null {
  if (kind === "tag") return tags.some((tag) => tag.id === id) ? id : null;
  return kind === "status" ? dealStatus.id : caretakerId;
}

function tagPath(id: string, tagId: string): string {
  return `/app/user/requests/${id}/tags/${tagId}`;
}

async function put(
  type: RequestType,
  id: string,
  { kind, id: to }: Pick<Target, "kind"> & { id: string | null },
  seen: string | null,
): Promise<void> {
  if (kind === "tag") {
    await portalApi.call("PUT", tagPath(id, to ?? ""));
    return;
  }
  if (kind === "seller") {
    const body: ChangeSeller = { type, sellerId: to, seenSellerId: seen };
    await portalApi.call("PUT", `/app/user/requests/${id}/seller`, { body });
    return;
  }
  const body: ChangeStatus = { type, statusId: to ?? "", seenStatusId: seen ?? "" };
  await portalApi.call("PUT", `/app/user/requests/${id}/status`, { body });
}

function counted(
  words: { one: string; many: string },
  count: number,
  values: Record<string, string>,
): string {
  return count === 1 ? fill(words.one, values) : fill(words.many, { ...values, count: String(count) });
}
