import "./imports.css";
import "#app/ui/form.css";
import { Form, useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useId } from "react";
import { fill } from "#copy/shared/fill.ts";
import { IMPORT_TEXTS as TEXTS } from "#copy/imports/imports.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { CancelImport } from "./cancel-import.tsx";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Interval between progress requests, in milliseconds. */
const ASK_MS = 1_000;

/** Progress of an import. The page only watches, and takes the work over when no other worker is on it. */
export function ImportProgress({ found }: { found: ProductImport }) {
  const id = useId();
  useFollowing(found);
  const isChecking = found.state === "checking";
  const done = isChecking ? found.cursor : found.appliedCount;
  const total = isChecking ? found.rowCount : found.newCount + found.changedCount;
  const title = isChecking ? TEXTS.workingCheck : TEXTS.workingApply;
  return (
    <>
      <Panel className="app-form__part" aria-label={title}>
        <h2 className="app-heading" id={id}>
          {title}
        </h2>
        <progress
          className="app-import-progress"
          aria-labelledby={id}
          value={done}
          max={Math.max(1, total)}
        />
        <p className="app-quiet">
          {fill(TEXTS.progress, { done: formatNumber(done), total: formatNumber(total) })}
        </p>
        <p className="gs-visually-hidden" role="status">
          {`${title}: ${String(quarterOf(done, total))}%`}
        </p>
        <p className="app-quiet">{TEXTS.mayLeave}</p>
        <noscript>
          <Form method="post">
            <Button type="submit">{TEXTS.refresh}</Button>
          </Form>
        </noscript>
      </Panel>
      <CancelImport found={found} />
    </>
  );
}

/** Screen readers hear of each quarter only. */
function quarterOf(done: number, total: number): number {
  return total === 0 ? 0 : Math.floor((done / total) * 4) * 25;
}

function useFollowing({ isLeased, cursor }: ProductImport): void {
  const { revalidate, state } = useRevalidator();
  const { submit, state: goingOn } = useFetcher();
  useEffect(() => {
    if (state !== "idle" || goingOn !== "idle") return;
    const timer = setTimeout(() => {
      if (isLeased) revalidate();
      else submit({ intent: "continue" }, { method: "post" });
    }, ASK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state, goingOn, isLeased, cursor, revalidate, submit]);
}
