import "#app/features/catalog/product-grid.css";
import { Link } from "@remix-run/react";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { GRID_RESULT_TEXTS, GRID_TEXTS } from "#copy/catalog/product-grid.ts";
import { PAGES } from "#domain/access/pages.ts";
import { fieldsOf } from "#domain/catalog/product-fields.ts";
import { EQUIPMENT_GROUPS } from "#domain/catalog/product-types.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { Notice, NoticeBox } from "#app/ui/notice.tsx";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import { ApiCallError } from "#app/lib/calls/api-request.ts";
import { DraftNotice } from "#app/ui/draft-notice.tsx";
import { inSheetOrder } from "./frozen-columns.ts";
import { countText, plural, rowsText } from "./count-words.ts";
import { type GridFilter, MAX_SAVED_ROWS, saveGridRows } from "./grid-api.ts";
import { GridBar } from "./grid-bar.tsx";
import { GridCards } from "./grid-cards.tsx";
import { GridConflicts } from "./grid-conflicts.tsx";
import type { GridProduct, GridSheet } from "./grid-model.ts";
import { GridReview } from "./grid-review.tsx";
import { GridSheetView } from "./grid-sheet.tsx";
import { emptyGrid, type GridAction, reduceGrid } from "./grid-state.ts";
import { type GridSummary, nextProblem, summarise } from "./grid-summary.ts";
import { useGridDraft } from "./use-grid-draft.ts";
import { useGridPages } from "./use-grid-pages.ts";
import { useIsNarrow } from "./use-is-narrow.ts";
import { Button } from "#app/ui/button.tsx";

export interface ProductGridProps {
  title: string;
  filter: GridFilter;
  categories: readonly { id: string; name: string }[];
  /** The first page of products, and whether more follow. */
  first: { items: readonly GridProduct[]; hasMore: boolean };
  onDirty: (isDirty: boolean) => void;
}

/** The sheet with its whole workflow: loading, draft, review, saving, and the result. */
export function ProductGrid({ title, filter, categories, first, onDirty }: ProductGridProps) {
  const sheet = useSheet(filter, categories);
  const [state, dispatch] = useReducer(reduceGrid, first.items, (items) => emptyGrid(sheet.newType, items));
  const [announcement, setAnnouncement] = useState("");
  const [step, setStep] = useState<GridStep>("editing");
  const pages = useGridPages(filter, first.hasMore, dispatch);
  const summary = useMemo(() => summarise(sheet, state.rows), [sheet, state.rows]);
  const { isDirty } = summary;
  const { userId, distributorId } = useSignedIn();
  const draft = useGridDraft(
    { name: `grid-${filter.group}`, userId, distributorId },
    { sheet, rows: state.rows, isComplete: pages.isComplete, isDirty, dispatch },
  );
  const isNarrow = useIsNarrow();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const { result, failure, save } = useGridSave(sheet, { group: filter.group, summary, dispatch });

  const discard = () => {
    dispatch({ type: "discarded" });
    draft.clear();
    setStep("editing");
  };

  return (
    <div ref={place} className="app-product-grid" tabIndex={-1}>
      <DraftNotice restored={draft.restored && isDirty} onDiscard={discard} />
      <Outcome result={result} failure={failure} />
      <GridConflicts
        sheet={sheet}
        rows={state.rows}
        onMine={(key) => dispatch({ type: "kept", key })}
        onTheirs={(key) => dispatch({ type: "settled", key })}
      />
      <Loading pages={pages} count={state.rows.length} />
      {first.items.length === 0 && <NoProducts group={filter.group} isNarrow={isNarrow} />}
      {isNarrow ? (
        <GridCards sheet={sheet} rows={state.rows} dispatch={dispatch} />
      ) : (
        <GridSheetView
          sheet={sheet}
          state={state}
          isComplete={pages.isComplete}
          title={title}
          dispatch={dispatch}
          announce={setAnnouncement}
        />
      )}
      <p className="gs-visually-hidden" role="log">
        {announcement}
      </p>
      <GridBar
        {...{ sheet, state, summary }}
        onUndo={() => dispatch({ type: "undone" })}
        onRedo={() => dispatch({ type: "redone" })}
        onNextProblem={() => {
          const to = nextProblem(sheet, state.rows, state.active);
          if (to !== null) dispatch({ type: "moved", to, extends: false });
          place.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
        }}
        onDiscard={() => setStep("discarding")}
        onReview={() => setStep("reviewing")}
      />
      <StepDialog
        {...{ step, sheet, summary }}
        onSave={() => {
          setStep("saving");
          void save().then(() => {
            setStep("editing");
            place.current?.focus();
          });
        }}
        onDiscard={discard}
        onClose={() => setStep("editing")}
      />
      <LeaveGuard isDirty={isDirty} message={GRID_TEXTS.unsaved} onLeave={draft.clear} />
    </div>
  );
}

/** The columns of a group, and the names for parsing and formatting its cells. */
function useSheet({ group }: GridFilter, categories: ProductGridProps["categories"]): GridSheet {
  const [newType] = EQUIPMENT_GROUPS[group];
  return useMemo(
    () => ({
      columns: inSheetOrder(fieldsOf(newType).filter(({ formOnly }) => formOnly !== true)),
      lookups: { ...PRODUCT_FIELD_WORDS, categories, inverters: [] },
      newType,
    }),
    [newType, categories],
  );
}

type GridStep = "editing" | "reviewing" | "saving" | "discarding";

interface StepDialogProps {
  step: GridStep;
  sheet: GridSheet;
  summary: GridSummary;
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Dialog over the sheet: the review before a save, or the question before all changes are discarded. */
function StepDialog({ step, sheet, summary, onSave, onDiscard, onClose }: StepDialogProps) {
  switch (step) {
    case "editing":
      return null;
    case "reviewing":
    case "saving":
      return <GridReview {...{ sheet, summary, onSave, onClose }} isSaving={step === "saving"} />;
    case "discarding":
      return (
        <AlertDialog
          type="warning"
          title={GRID_TEXTS.discardTitle}
          message={fill(GRID_TEXTS.discardText, { rows: rowsText(summary.ready.length + summary.badRows) })}
          labels={{ confirm: GRID_TEXTS.discard, cancel: GRID_TEXTS.keep }}
          onConfirm={onDiscard}
          onCancel={onClose}
        />
      );
  }
}

interface GridSaving {
  group: GridFilter["group"];
  summary: GridSummary;
  dispatch: (action: GridAction) => void;
}

/** Saves the rows that are ready, and keeps the result. */
function useGridSave(sheet: GridSheet, { group, summary, dispatch }: GridSaving) {
  const [result, setResult] = useState<{ count: number; changeSetId: string | null } | null>(null);
  const [failure, setFailure] = useState<{ title: string; description: string } | null>(null);
  const save = async () => {
    setFailure(null);
    const rows = summary.ready.slice(0, MAX_SAVED_ROWS).map(({ row }) => row);
    try {
      const saving = await saveGridRows(sheet, group, rows);
      dispatch({ type: "saved", saved: saving.saved, refused: saving.refused });
      setResult({ count: saving.savedCount, changeSetId: saving.changeSetId });
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      setFailure(error);
    }
  };
  return { result, failure, save };
}

/** The result of the last save. */
function Outcome({ result, failure }: Pick<ReturnType<typeof useGridSave>, "result" | "failure">) {
  return (
    <>
      {failure && <Notice title={failure.title} description={failure.description} />}
      {result && (
        <DoneLine>
          {result.count === 0
            ? GRID_RESULT_TEXTS.same
            : plural(result.count, GRID_RESULT_TEXTS.savedOne, GRID_RESULT_TEXTS.savedMany)}{" "}
          {result.changeSetId !== null && (
            <Link to={`${PAGES.EquipmentChanges.path}/${result.changeSetId}`}>{GRID_RESULT_TEXTS.open}</Link>
          )}
        </DoneLine>
      )}
    </>
  );
}

/** How many products are loaded; nothing once all are. */
function Loading({ pages, count }: { pages: ReturnType<typeof useGridPages>; count: number }) {
  if (pages.hasFailed) {
    return (
      <NoticeBox tone="danger" role="alert">
        {GRID_TEXTS.loadFailed} <Button onClick={pages.retry}>{GRID_TEXTS.retry}</Button>
      </NoticeBox>
    );
  }
  if (pages.isComplete) return null;
  return <p role="status">{fill(GRID_TEXTS.loading, { count: countText(count) })}</p>;
}

function NoProducts({ group, isNarrow }: { group: GridFilter["group"]; isNarrow: boolean }) {
  return (
    <p className="app-quiet app-sheet-empty">
      {isNarrow ? GRID_TEXTS.emptyNarrow : GRID_TEXTS.empty}{" "}
      <Link to={`${PAGES.EquipmentImports.path}?group=${group}`}>{GRID_TEXTS.import}</Link>
    </p>
  );
}
